import { chakra, Link } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { Page } from '#client/ui/Page.tsx'
import { site } from '#client/ui/site.ts'

export function BetaDisclaimerPage() {
  const text = useText()
  const email = <Link href={`mailto:${site.email}`}>{site.email}</Link>
  return (
    <Page title={text('app.beta.title')} lead={<Text id="app.beta.lead" />} back="/private/estates" narrow>
      {(['what', 'data', 'tell'] as const).map((part) => (
        <Section key={part} title={<Text id={`app.beta.${part}`} />}>
          <chakra.p marginTop="-2">
            <Text id={`app.beta.${part}Text`} values={{ email }} />
          </chakra.p>
        </Section>
      ))}
    </Page>
  )
}
