import { Button } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { privateEstatePath, useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import type { InteriorFrame } from '#client/estates/interior/InEstate.tsx'
import { InteriorProvider } from '#client/estates/interior/interiorBy.ts'
import { useProjectFrameQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { OnEstateNow } from '#client/projects/project/OnEstateNow.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { throughProject } from './projectDocuments.ts'

/** The screens of an estate's interior, read and changed by the leave of a project there. */
export function ThroughProject({ children }: { children: ReactNode }) {
  const { projectId } = useProjectPlace()
  const project = useFrame()
  const mayChange = !!project && mayIn(project, 'update interior')
  const by = useMemo(() => {
    const rights = { add: mayChange, change: mayChange, remove: mayChange }
    return { documents: throughProject, ids: { projectId }, rights, Frame: InProject, RoomAction: RaiseThere }
  }, [projectId, mayChange])
  return <InteriorProvider value={by}>{children}</InteriorProvider>
}

/** The screen's own question brings this along. */
function useFrame() {
  const { projectId } = useProjectPlace()
  return useProjectFrameQuery({ variables: { projectId }, fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' }).data?.project
}

function InProject({ error, onRetry, subscreen, children }: InteriorFrame) {
  const project = useFrame()
  const text = useText()
  return (
    <ProjectScreen
      project={project}
      own={{ data: error ? undefined : project, error, retry: onRetry }}
      title={subscreen?.title ?? text('projects.link.interior')}
      skeleton={<SkeletonRows media />}
    >
      {({ isCompleted }) => (isCompleted ? <InteriorOnEstate /> : children)}
    </ProjectScreen>
  )
}

/** What is not as it should be in a room is told where it is seen. */
function RaiseThere({ roomId }: { roomId: string }) {
  const project = useFrame()
  const { deviations } = useProjectPlace()
  if (!project || !mayIn(project, 'raise deviations')) return null
  return (
    <Button asChild>
      <Link to={`${deviations}?${new URLSearchParams({ deviation: 'new', room: roomId }).toString()}`}>
        <TriangleAlert aria-hidden />
        <Text id="deviations.raise" />
      </Link>
    </Button>
  )
}

function InteriorOnEstate() {
  const { estateId } = useEstatePlace()
  return (
    <OnEstateNow to={`${privateEstatePath(estateId)}/interior`} leads={<Text id="projects.interiorOfEstate" />}>
      <Text id="projects.interiorClosedText" />
    </OnEstateNow>
  )
}
