import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { DeniedState } from '#client/ui/states.tsx'

/** What is lacking to start a project, and the way to it where there is one. */
export const NoProjectLicence = () => (
  <DeniedState title={<Text id="projects.needsLicence" />} action={<ToLicences />}>
    <Text id="projects.needsLicenceText" />
  </DeniedState>
)

const ToLicences = () =>
  useIdentity()?.features['licenceManagement'] && (
    <Button variant="solid" asChild>
      <Link to="/private/licenses">
        <Text id="common.goToLicences" />
      </Link>
    </Button>
  )
