import { chakra, Heading } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { progressOf } from '#client/projects/progress.ts'
import { ProgressRing } from '#client/projects/ProgressRing.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonLine, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { type Area, groupsOf } from './groups.ts'

/** What is looked at in a project, each trade with who answers for it and how far it has come. */
export function AreaGroups({ areas, heading = 'h3' }: { areas: readonly Area[]; heading?: 'h2' | 'h3' }) {
  const text = useText()
  return (
    <Stack gap="6">
      {groupsOf(areas).map(({ name, areas: own }) => (
        <section key={name} aria-label={text(`projects.group.${name}`)}>
          <Heading as={heading} textStyle="meta" color="muted" fontWeight="medium" marginBottom="3">
            <Text id={`projects.group.${name}`} />
          </Heading>
          <Cards>
            {own.map((area) => (
              <li key={area.id}>
                <AreaCard area={area} />
              </li>
            ))}
          </Cards>
        </section>
      ))}
    </Stack>
  )
}

const icons = { disabled: CircleSlash, completed: CircleCheck, open: CircleDashed } as const
/** That it is out of use counts for more than that it was completed. */
export const stateOfArea = ({ isDisabled, isCompleted }: Pick<Area, 'isDisabled' | 'isCompleted'>) =>
  isDisabled ? 'disabled' : isCompleted ? 'completed' : 'open'

function AreaCard({ area }: { area: Area }) {
  const { area: pathOf } = useProjectPlace()
  const state = stateOfArea(area)
  const Icon = icons[state]
  const { done, count, percent } = progressOf([area])
  return (
    <Card to={pathOf(area.id)} data-state={state}>
      <ProgressRing percent={percent} isDone={state === 'completed'} isOff={state === 'disabled'} />
      <chakra.span minWidth="0">
        <chakra.b display="block" overflowWrap="anywhere">
          {area.name}
          {area.isDisabled && (
            <chakra.span fontWeight="regular" color="muted">
              {' '}
              (<Text id="common.inactive" />)
            </chakra.span>
          )}
        </chakra.b>
        <chakra.span display="block" textStyle="meta" color="muted">
          {area.partyName ?? <Text id="projects.noParty" />}
        </chakra.span>
        <Words data-state={state}>
          <Icon size={16} aria-hidden />
          {state === 'open' ? <Text id="projects.pointsDone" values={{ done, count }} /> : <Text id={`projects.areaState.${state}`} />}
        </Words>
      </chakra.span>
    </Card>
  )
}

export const AreaGroupsSkeleton = () => (
  <Loading>
    <SkeletonLine width="90px" of="meta" />
    <Cards as="div" marginTop="3">
      {[1, 2, 3, 4].map((card) => (
        <SkeletonPicture key={card} height="106px" />
      ))}
    </Cards>
  </Loading>
)

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& > li': { display: 'grid' },
  },
})
const Card = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '106px',
    padding: '4',
    bg: 'raised',
    borderWidth: '1px',
    borderRadius: 'card',
    color: 'inherit',
    textDecoration: 'none',
    transition: 'box-shadow {durations.base}',
    _hover: { boxShadow: 'card' },
    '&[data-state=disabled]': { bg: 'transparent', borderStyle: 'dashed', borderColor: 'control' },
  },
})
const Words = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    marginTop: '6px',
    textStyle: 'meta',
    fontVariantNumeric: 'tabular-nums',
    '&[data-state=completed]': { color: 'positive.fg' },
    '&[data-state=disabled]': { color: 'muted' },
  },
})
