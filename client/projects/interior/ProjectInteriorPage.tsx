import { InteriorPage } from '#client/estates/interior/InteriorPage.tsx'
import type { OwnInterior } from '#client/estates/interior/useInterior.ts'
import { ThroughProject } from './ThroughProject.tsx'

export const ProjectInteriorPage = (own: OwnInterior) => (
  <ThroughProject>
    <InteriorPage {...own} />
  </ThroughProject>
)
