import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { PageLink } from '../navigation/PageLink'
import { below, colours, sizes, space } from '../theme/tokens'
import { ChatLink } from './ChatLink'
import { ExternalLink } from './ExternalLink'

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: 3.25rem;
  padding: ${space(3)} ${space(6)};
  border: 1px solid ${colours.bronze};
  border-radius: 1px;
  font-size: ${sizes.small};
  font-weight: 500;
  line-height: 1.3;
  letter-spacing: 0.04em;
  text-align: center;
  text-decoration: none;
  transition: background-color 0.2s, color 0.2s, border-color 0.2s;
`

const solid = css`
  ${shape}
  background: ${colours.bronze};
  color: ${colours.white};
  &:hover {
    border-color: ${colours.espresso};
    background: ${colours.espresso};
  }
  &:disabled {
    border-color: ${colours.inkSoft};
    background: ${colours.inkSoft};
    cursor: progress;
  }
  section[data-tone='espresso'] && {
    border-color: ${colours.gold};
    background: ${colours.gold};
    color: ${colours.espresso};
    &:hover {
      border-color: ${colours.paper};
      background: ${colours.paper};
    }
  }
`

const outline = css`
  ${shape}
  color: ${colours.bronze};
  &:hover {
    border-color: ${colours.espresso};
    color: ${colours.espresso};
  }
  section[data-tone='espresso'] && {
    border-color: ${colours.gold};
    color: ${colours.gold};
    &:hover {
      border-color: ${colours.paper};
      color: ${colours.paper};
    }
  }
`

/** The primary action; at most one in a section. */
export const Button = styled.button(solid)

export const ButtonLink = styled(PageLink)(solid)

/** The secondary action. */
export const OutlineButton = styled.button(outline)

export const OutlineLink = styled(PageLink)(outline)

export const OutlineExternalLink = styled(ExternalLink)(outline)

export const OutlineChatLink = styled(ChatLink)(outline)

export const OutlineAnchor = styled.a(outline)

/** Buttons beside one another, or below one another and then all as wide as the widest. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${space(3)};
  ${below.tablet} {
    display: grid;
    width: fit-content;
  }
`
