import { Button } from '@chakra-ui/react'
import { Hammer, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { useEstateProjectsQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { isUnlocked } from '#schema/access/plans.ts'

/** The work that goes on at the house, and for a company the way to start some. Nothing, where there is neither. */
export function EstateProjects({ estateId, address }: { estateId: string; address: string }) {
  const identity = useIdentity()
  const isOn = Boolean(identity?.features['projectManagement'])
  const { data } = useEstateProjectsQuery({ variables: { search: address }, skip: !isOn, context: { tell: false } })
  const projects = data?.projects.edges.flatMap(({ node }) => (node.estate.estateId === estateId ? node : [])) ?? []
  const mayStart = isOn && identity?.accountType === 'company' && isUnlocked(identity.licences, 'projects')
  if (!projects.length && !mayStart) return null
  return (
    <Card
      icon={Hammer}
      title={<Text id="estates.overview.projects" />}
      aside={
        mayStart ? (
          <Button size="sm" asChild>
            <Link to={`/private/estate/${estateId}/project`}>
              <Plus aria-hidden />
              <Text id="estates.overview.startProject" />
            </Link>
          </Button>
        ) : (
          <TextLink to="/private/projects">
            <Text id="estates.overview.all" />
          </TextLink>
        )
      }
    >
      <Rows>
        {projects.map(({ id, name, companyName, pointCount, completedPointCount }) => (
          <ListRow
            key={id}
            to={`/private/project/${id}`}
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
