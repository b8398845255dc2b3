import { chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { FileRow } from '#client/files/FileRow.tsx'
import type { ArchivedTaskQuery } from '#client/generated/graphql.ts'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'

type Archived = NonNullable<ArchivedTaskQuery['archivedTask']>

interface FactsProps {
  task: Archived
  /** By whom, in words. */
  who?: { did: string | null | undefined; marked: string | null | undefined } | undefined
  children?: ReactNode
}

/** When it was done, for how much, and what was said of it; by whom is for the people of the estate. */
export function DoneFacts({ task, who, children }: FactsProps) {
  const nameOf = usePartName()
  const text = useText()
  const { title, doneDate, dueDate, buildingName, areaCode, areaName, cost, comment, description, file } = task
  const facts: [KeysUnder<'estates.archive'>, ReactNode][] = [
    ['done', writtenDay(doneDate)],
    ['due', dueDate === doneDate ? null : writtenDay(dueDate)],
    ['where', `${buildingName}, ${nameOf({ code: areaCode, name: areaName })}`],
    ['cost', cost == null ? null : writtenMoney(cost)],
    ['who', who && (who.did ?? text('estates.archive.owners'))],
    ['by', who?.marked],
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
                  <Text id={`estates.archive.${name}`} />
                </chakra.dt>
                <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line" marginBottom={{ base: '2', sm: 0 }}>
                  {value}
                </chakra.dd>
              </chakra.div>
            ))}
        </chakra.dl>
      </Sheet>
      {file && <FileRow file={file} preview />}
      {children}
    </Stack>
  )
}
