import { ToLicences } from '#client/access/ToLicences.tsx'
import { Text } from '#client/messages/Text.tsx'
import { DeniedState } from '#client/ui/states.tsx'

/** What is lacking to start a project, and the way to it where there is one. */
export const NoProjectLicence = () => (
  <DeniedState title={<Text id="projects.needsLicence" />} action={<ToLicences variant="solid" />}>
    <Text id="projects.needsLicenceText" />
  </DeniedState>
)
