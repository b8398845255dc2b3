import { chakra } from '@chakra-ui/react'
import { Circle, CircleCheck, CircleSlash } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import type { LinkedAreaQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { PointFiles } from '#client/projects/controlPoints/PointFiles.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Count, State } from '#client/ui/marks.tsx'
import { writtenDay } from '#client/ui/writing.ts'

type Area = NonNullable<LinkedAreaQuery['controlArea']>
type Point = NonNullable<Area['points']>[number]

/** What is looked at in one area, for whoever holds a link: what is done, and what shows it. */
export function LinkedAreaPage(own: Own<Area, LinkedAreaQuery>) {
  const text = useText()
  return (
    <ProjectScreen project={own.all?.project} own={own} title={own.data?.name ?? text('projects.area')} skeleton={<RecordsSkeleton />}>
      {(area) => (
        <Section
          title={
            <chakra.span display="inline-flex" alignItems="center" gap="3">
              {area.name} <Count>{`${area.completedPointCount}/${area.pointCount}`}</Count>
            </chakra.span>
          }
        >
          {area.points?.length ? (
            <Sheet paddingBlock="2">
              <Rows aria-label={text('projects.pointsOf', { area: area.name })}>
                {area.points.map((point) => (
                  <chakra.li key={point.id} paddingBlock="2">
                    <LinkedPoint point={point} />
                  </chakra.li>
                ))}
              </Rows>
            </Sheet>
          ) : (
            <chakra.p color="muted">
              <Text id="projects.noPoints" />
            </chakra.p>
          )}
        </Section>
      )}
    </ProjectScreen>
  )
}

function LinkedPoint({ point }: { point: Point }) {
  const { name, isDisabled, isCompleted, completedAt, comment, fileCount } = point
  const title = (
    <chakra.span color="ink" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <b>{name}</b>
      {isDisabled ? (
        <State icon={CircleSlash}>
          <Text id="common.inactive" />
        </State>
      ) : isCompleted ? (
        <State icon={CircleCheck} tone="positive">
          <Text id="projects.doneOn" values={{ date: completedAt ? writtenDay(completedAt) : '' }} />
        </State>
      ) : (
        <State icon={Circle}>
          <Text id="projects.pointState.open" />
        </State>
      )}
      <chakra.span textStyle="meta" color="muted" fontWeight="regular">
        <Text id="projects.fileCount" values={{ count: fileCount }} />
      </chakra.span>
    </chakra.span>
  )
  if (!comment && !fileCount)
    return (
      <chakra.div paddingInlineStart="26px" paddingBlock="10px">
        {title}
      </chakra.div>
    )
  return (
    <Disclosure title={title}>
      <chakra.div paddingInlineStart={{ sm: '26px' }} paddingBlock="3" display="grid" gap="4">
        {comment && (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {comment}
          </chakra.p>
        )}
        {fileCount > 0 && <PointFiles point={point} />}
      </chakra.div>
    </Disclosure>
  )
}
