import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { type RenovationOfProjectQuery, useControlledPointsQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Loading, SkeletonLine } from '#client/ui/skeletons.tsx'
import { writtenDay } from '#client/ui/writing.ts'

type Area = NonNullable<NonNullable<RenovationOfProjectQuery['renovation']>['controlAreas']>[number]

/** What was looked at while the work was done, area by area: it stays with the house. */
export const Controlled = ({ projectId, areas }: { projectId: string; areas: readonly Area[] }) => (
  <Section title={<Text id="estates.renovations.controlled.title" />}>
    <Sheet paddingBlock="2">
      <Rows>
        {areas.map((area) => (
          <li key={area.id}>
            <ControlledArea projectId={projectId} area={area} />
          </li>
        ))}
      </Rows>
    </Sheet>
  </Section>
)

/** Its points are fetched when it is opened: a house has thousands. */
function ControlledArea({
  projectId,
  area: { id, name, partyName, isDisabled, pointCount, completedPointCount },
}: {
  projectId: string
  area: Area
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      onToggle={setOpen}
      title={
        <chakra.span paddingBlock="2" overflowWrap="anywhere">
          {name}
          {isDisabled && (
            <>
              {' '}
              (<Text id="common.inactive" />)
            </>
          )}
          <chakra.span display="block" textStyle="meta" color="muted" fontWeight="regular">
            {partyName && `${partyName} · `}
            <Text id="estates.renovations.controlled.count" values={{ done: completedPointCount, count: pointCount }} />
          </chakra.span>
        </chakra.span>
      }
    >
      {isOpen && <Points projectId={projectId} controlAreaId={id} />}
    </Disclosure>
  )
}

function Points(variables: { projectId: string; controlAreaId: string }) {
  const query = useControlledPointsQuery({ variables, context: { tell: false } })
  const data = shownData(query)?.controlArea?.points
  return (
    <Answered
      answer={shownOf(data, query)}
      skeleton={
        <Loading>
          <SkeletonLine width="220px" of="meta" />
        </Loading>
      }
    >
      {(points) => (
        <chakra.ul listStyle="none" display="grid" gap="2" paddingInlineStart="26px" paddingBottom="3">
          {points.map(({ id, name, isDisabled, completedAt, completedBy, verifiedBy }) => (
            <chakra.li key={id} overflowWrap="anywhere">
              {name}
              <chakra.span display="block" textStyle="meta" color="muted">
                {isDisabled ? (
                  <Text id="common.inactive" />
                ) : completedAt ? (
                  <Text
                    id={verifiedBy ? 'estates.renovations.controlled.seenOver' : 'estates.renovations.controlled.done'}
                    values={{ day: writtenDay(completedAt), who: completedBy ?? '', other: verifiedBy ?? '' }}
                  />
                ) : (
                  <Text id="estates.renovations.controlled.open" />
                )}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Answered>
  )
}
