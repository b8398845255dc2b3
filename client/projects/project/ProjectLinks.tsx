import { House } from 'lucide-react'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import type { ProjectOverview } from './useProject.ts'

/** Where else the project leads: its papers, its money, and the house itself. */
export const ProjectLinks = ({ project: { estate } }: { project: ProjectOverview }) => (
  <Card title={<Text id="projects.one" />}>
    <Rows>
      <ListRow
        to={privateEstatePath(estate.estateId)}
        media={<IconTile icon={House} />}
        title={<Text id="projects.link.estate" />}
        meta={estate.addressLine1}
      />
    </Rows>
  </Card>
)
