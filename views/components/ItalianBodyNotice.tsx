import { Container } from '../layout/Container'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'

/** On English pages whose body is Italian: the one sentence that says so. */
export function ItalianBodyNotice() {
  const { italianOnly } = useText(siteText)
  if (italianOnly === '') return null
  return (
    <Container>
      <p>{italianOnly}</p>
    </Container>
  )
}
