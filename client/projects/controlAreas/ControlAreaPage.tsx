import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import type { ProjectControlAreaQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { PointInHand } from '#client/projects/controlPoints/PointInHand.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { LoadingSheet } from '#client/ui/LoadingSheet.tsx'
import { AreaOverview } from './AreaOverview.tsx'
import { PointList } from './PointList.tsx'
import { type ControlArea, useControlArea } from './useControlArea.ts'

/** What is looked at in one area: the whole of it, or one point in the hand with the others beside it. */
export function ControlAreaPage(own: Own<ControlArea, ProjectControlAreaQuery>) {
  const place = useProjectPlace()
  const [params] = useSearchParams()
  const kept = useControlArea(place.projectId, place.controlAreaId, own)
  const text = useText()
  const project = own.all?.project
  const chosen = own.data?.points?.find(({ id }) => id === params.get('point'))
  const title = own.data?.name ?? text('projects.area')
  return (
    <ProjectScreen
      project={project}
      own={project ? own : { ...own, data: undefined }}
      title={title}
      back={chosen ? place.area(place.controlAreaId) : place.areas}
      skeleton={<LoadingSheet count={6} media />}
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

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '10',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '300px minmax(0, 680px)' },
    '& > aside': { position: 'sticky', top: '4', maxHeight: 'calc(100vh - 32px)', overflowY: 'auto' },
  },
})
