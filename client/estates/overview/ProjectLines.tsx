import { Hammer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'

interface ProjectLinesProps {
  projects: readonly { id: string; name: string; companyName: string; pointCount: number; completedPointCount: number }[]
  /** Where one of them is looked at. */
  path: (id: string) => string
  aside?: ReactNode
}

/** The work at a house: who does it, and how far they have come. */
export const ProjectLines = ({ projects, path, aside }: ProjectLinesProps) => (
  <Card icon={Hammer} title={<Text id="estates.overview.projects" />} aside={aside}>
    <Rows>
      {projects.map(({ id, name, companyName, pointCount, completedPointCount }) => (
        <ListRow
          key={id}
          to={path(id)}
          media={<IconTile icon={Hammer} palette="brand" />}
          title={name}
          meta={
            <Text id="estates.overview.projectPoints" values={{ company: companyName, done: completedPointCount, count: pointCount }} />
          }
        />
      ))}
    </Rows>
  </Card>
)
