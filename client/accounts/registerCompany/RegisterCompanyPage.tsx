import { Button, chakra } from '@chakra-ui/react'
import { Power } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import modernHouse from '#client/ui/art/modernHouse.svg'
import { EmptyState } from '#client/ui/states.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { registerCompany } from '../entry.ts'
import { EntryPage } from '../EntryPage.tsx'
import { type CompanyRegistration, RegisterCompanyForm } from './RegisterCompanyForm.tsx'

export function RegisterCompanyPage() {
  const text = useText()
  const isOff = useIdentity()?.features['companyAccountManagement'] === false
  return (
    <EntryPage
      title={text('accounts.registerCompany.title')}
      lead={isOff ? undefined : <Text id="accounts.registerCompany.lead" />}
      picture={modernHouse}
      wide
    >
      {isOff ? <SwitchedOff /> : <Registering />}
    </EntryPage>
  )
}

function Registering() {
  const navigate = useNavigate()
  async function submit({ name, organizationNumber, trade, addressLine1, postalCode, city, ...person }: CompanyRegistration) {
    const { firstName, lastName, email, phone, password } = person
    const admin = { firstName, lastName, email, phone, password }
    try {
      const { isMultiRole } = await registerCompany({
        name,
        organizationNumber,
        trade: trade || null,
        address: { addressLine1, postalCode, city },
        admin,
      })
      // Once the form has been emptied: it asks before one leaves it with something typed.
      setTimeout(() => void navigate(isMultiRole ? '/register/success-multi-role' : '/register/success', { replace: true }))
    } catch (error) {
      tellFailure(error)
      throw error
    }
  }
  return (
    <>
      <chakra.p>
        <Text id="accounts.registerCompany.private" />{' '}
        <TextLink to="/register">
          <Text id="accounts.registerCompany.privateLink" />
        </TextLink>
      </chakra.p>
      <RegisterCompanyForm onSubmit={submit} />
    </>
  )
}

const SwitchedOff = () => (
  <EmptyState
    icon={Power}
    title={<Text id="accounts.registerCompany.off" />}
    action={
      <Button asChild>
        <Link to="/register">
          <Text id="accounts.registerCompany.offLink" />
        </Link>
      </Button>
    }
  >
    <Text id="accounts.registerCompany.offText" />
  </EmptyState>
)
