import { Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'

/** For those who keep the profile. */
export function EditProfileLink() {
  const { roles = [], features } = useIdentity() ?? {}
  if (!features?.['companyAccountManagement'] || !roles.includes('Company.Admin')) return null
  return (
    <Button asChild>
      <Link to="/private/company/admin">
        <Pencil aria-hidden />
        <Text id="companies.profile.edit" />
      </Link>
    </Button>
  )
}
