import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { useText } from '#client/messages/Text.tsx'
import { PointInHand } from '#client/projects/controlPoints/PointInHand.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Sheet } from '#client/ui/Card.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { AreaOverview } from './AreaOverview.tsx'
import { PointList } from './PointList.tsx'
import { useControlArea } from './useControlArea.ts'

/** What is looked at in one area: the whole of it, or one point in the hand with the others beside it. */
export function ControlAreaPage() {
  const place = useProjectPlace()
  const [params] = useSearchParams()
  const kept = useControlArea(place.projectId, place.controlAreaId)
  const text = useText()
  const { project, asked } = kept
  const chosen = asked.data?.points?.find(({ id }) => id === params.get('point'))
  const title = asked.data?.name ?? text('projects.area')
  return (
    <ProjectScreen
      project={project}
      asked={{ ...asked, data: project && asked.data }}
      title={title}
      back={chosen ? place.area(place.controlAreaId) : place.areas}
      skeleton={<AreaSkeleton />}
      isClose={!!chosen}
    >
      {(area) =>
        chosen ? (
          <Beside>
            <chakra.aside hideBelow="md" aria-label={text('projects.points')}>
              <PointList area={area} current={chosen.id} needsVerification={project!.needsVerification} />
            </chakra.aside>
            <PointInHand key={chosen.id} project={project!} area={area} point={chosen} />
          </Beside>
        ) : (
          <AreaOverview project={project!} area={area} kept={kept} />
        )
      }
    </ProjectScreen>
  )
}

const AreaSkeleton = () => (
  <Loading>
    <Sheet>
      <SkeletonRows count={6} media />
    </Sheet>
  </Loading>
)

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '10',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '300px minmax(0, 680px)' },
    '& > aside': { position: 'sticky', top: '4', maxHeight: 'calc(100vh - 32px)', overflowY: 'auto' },
  },
})
