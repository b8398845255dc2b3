import { Text } from '#client/messages/Text.tsx'
import { CheckboxField } from '#client/ui/form/CheckboxField.tsx'
import { site } from '#client/ui/site.ts'
import { OutsideLink } from '#client/ui/TextLink.tsx'

const faults = { required: 'accounts.register.acceptTerms' } as const

export const TermsField = () => (
  <CheckboxField name="acceptTerms" label="accounts.register.acceptTerms" faults={faults}>
    <Text
      id="accounts.register.terms"
      values={{ terms: link(site.terms, 'accounts.register.termsLink'), privacy: link(site.privacy, 'accounts.register.privacyLink') }}
    />
  </CheckboxField>
)

const link = (href: string, words: 'accounts.register.termsLink' | 'accounts.register.privacyLink') => (
  <OutsideLink href={href} target="_blank" rel="noreferrer">
    <Text id={words} />
  </OutsideLink>
)
