import { Hammer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useSharedProjectsQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'

/** The work at the house, as the holder of a link may follow it. Nothing, where there is none. */
export function SharedProjects() {
  const { publicLinkKey = '' } = useParams()
  const { data } = useSharedProjectsQuery({ context: { tell: false } })
  const projects = data?.sharedProjects.nodes ?? []
  if (!projects.length) return null
  return (
    <Card icon={Hammer} title={<Text id="estates.overview.projects" />}>
      <Rows>
        {projects.map(({ id, name, companyName, pointCount, completedPointCount }) => (
          <ListRow
            key={id}
            to={`/public-link/${publicLinkKey}/project/${id}`}
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
}
