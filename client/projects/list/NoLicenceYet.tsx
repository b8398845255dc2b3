import { Button } from '@chakra-ui/react'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'

/** Where there is nothing yet for want of a licence: what it opens, and the way to it. */
export const NoLicenceYet = () => (
  <EmptyState
    icon={BadgeCheck}
    title={<Text id="projects.needsLicence" />}
    action={
      useIdentity()?.features['licenceManagement'] && (
        <Button asChild>
          <Link to="/private/licenses">
            <Text id="common.goToLicences" />
          </Link>
        </Button>
      )
    }
  >
    <Text id="projects.needsLicenceText" />
  </EmptyState>
)
