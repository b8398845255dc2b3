import { InteriorPage } from '#client/estates/interior/InteriorPage.tsx'
import { ThroughProject } from './ThroughProject.tsx'

export const ProjectInteriorPage = () => (
  <ThroughProject>
    <InteriorPage />
  </ThroughProject>
)
