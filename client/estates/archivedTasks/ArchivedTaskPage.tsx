import { chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useMay } from '#client/access/useMay.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { useRenovationPaths } from '#client/estates/renovations/renovationPaths.ts'
import { FileRow } from '#client/files/FileRow.tsx'
import { type ArchivedTaskQuery, useArchivedTaskQuery } from '#client/generated/graphql.ts'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'

type Archived = NonNullable<ArchivedTaskQuery['archivedTask']>

/** Maintenance that was done: when, for how much, and what was said of it. */
export function ArchivedTaskPage() {
  const { estateId } = useEstatePlace()
  const { taskId = '' } = useParams()
  const { data, error, refetch } = useArchivedTaskQuery({ variables: { estateId, taskId }, ...screenQuery })
  const { section } = useRenovationPaths()
  const current = useMay(estateId)('read', 'renovations') ? 'renovations' : 'archivedTasks'
  const text = useText()
  const task = data?.archivedTask
  return (
    <EstateScreen
      section={current}
      error={task ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
      below={{ title: task?.title ?? text('estates.archivedTasks.one'), back: section }}
    >
      <WayBack to={section}>
        <Text id={`estates.section.${current}`} />
      </WayBack>
      {task ? <View task={task} /> : <LoadingRows count={4} />}
    </EstateScreen>
  )
}

function View({ task }: { task: Archived }) {
  const nameOf = usePartName()
  const { title, doneDate, dueDate, buildingName, areaCode, areaName, cost, comment, description, file } = task
  const facts: [KeysUnder<'estates.archivedTasks'>, ReactNode][] = [
    ['done', writtenDay(doneDate)],
    ['due', dueDate === doneDate ? null : writtenDay(dueDate)],
    ['where', `${buildingName}, ${nameOf({ code: areaCode, name: areaName })}`],
    ['cost', cost == null ? null : writtenMoney(cost)],
    ['comment', comment],
  ]
  return (
    <Stack gap="6" maxWidth="column">
      <div>
        <Heading as="h2" textStyle="title">
          {title}
        </Heading>
        {description && <chakra.p whiteSpace="pre-line">{description}</chakra.p>}
      </div>
      <Sheet>
        <chakra.dl display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' }} columnGap="5" rowGap="2">
          {facts
            .filter(([, value]) => value != null)
            .map(([name, value]) => (
              <chakra.div key={name} display="contents">
                <chakra.dt color="muted">
                  <Text id={`estates.archivedTasks.${name}`} />
                </chakra.dt>
                <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line" marginBottom={{ base: '2', sm: 0 }}>
                  {value}
                </chakra.dd>
              </chakra.div>
            ))}
        </chakra.dl>
      </Sheet>
      {file && <FileRow file={file} preview />}
    </Stack>
  )
}
