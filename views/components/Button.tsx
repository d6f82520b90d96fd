import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { colours, space, target } from '../theme/tokens'
import { PageLink } from './PageLink'

const face = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  min-width: ${target};
  padding: ${space(2)} ${space(5)};
  border: 1px solid ${colours.bronze};
  border-radius: 1px;
  background: ${colours.bronze};
  color: #fff;
  text-decoration: none;
  &:hover {
    border-color: ${colours.espresso};
    background: ${colours.espresso};
  }
  &:disabled {
    border-color: ${colours.inkSoft};
    background: ${colours.inkSoft};
    cursor: progress;
  }
`

export const Button = styled.button(face)

export const ButtonLink = styled(PageLink)(face)

export const ButtonAnchor = styled.a(face)
