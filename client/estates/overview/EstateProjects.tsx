import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { useEstateProjectsQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { isUnlocked } from '#schema/access/plans.ts'
import { ProjectLines } from './ProjectLines.tsx'

/** The work that goes on at the house, and for a company the way to start some. Nothing, where there is neither. */
export function EstateProjects({ estateId }: { estateId: string }) {
  const identity = useIdentity()
  const isOn = Boolean(identity?.features['projectManagement'])
  const { data } = useEstateProjectsQuery({ variables: { estateId }, skip: !isOn, context: { tell: false } })
  const projects = data?.projects.edges.map(({ node }) => node) ?? []
  const mayStart = isOn && identity?.accountType === 'company' && isUnlocked(identity.licences, 'projects')
  if (!projects.length && !mayStart) return null
  const aside = mayStart ? (
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
  return <ProjectLines projects={projects} path={(id) => `/private/project/${id}`} aside={aside} />
}
