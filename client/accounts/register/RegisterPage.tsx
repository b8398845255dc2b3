import { chakra } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import villa from '#client/ui/art/villa.svg'
import { TextLink } from '#client/ui/TextLink.tsx'
import { registerCustomer } from '../entry.ts'
import { EntryPage } from '../EntryPage.tsx'
import { type Registration, RegisterForm } from './RegisterForm.tsx'

export function RegisterPage() {
  const text = useText()
  const navigate = useNavigate()
  const hasCompanies = useIdentity()?.features['companyAccountManagement']
  async function submit({ addressLine1, postalCode, city, ...person }: Registration) {
    try {
      const { isMultiRole } = await registerCustomer({ ...person, address: { addressLine1, postalCode, city } })
      // Once the form has been emptied: it asks before one leaves it with something typed.
      setTimeout(() => void navigate(isMultiRole ? '/register/success-multi-role' : '/register/success', { replace: true }))
    } catch (error) {
      tellFailure(error)
      throw error
    }
  }
  return (
    <EntryPage title={text('accounts.register.title')} lead={<Text id="accounts.register.lead" />} picture={villa} wide>
      <chakra.p>
        <Text id="accounts.register.haveAccount" />{' '}
        <TextLink to="/login">
          <Text id="accounts.register.login" />
        </TextLink>
        {hasCompanies && (
          <>
            <br />
            <Text id="accounts.register.company" />{' '}
            <TextLink to="/register/company">
              <Text id="accounts.register.companyLink" />
            </TextLink>
          </>
        )}
      </chakra.p>
      <RegisterForm onSubmit={submit} />
    </EntryPage>
  )
}
