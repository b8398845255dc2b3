import { Button, chakra } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { MeterCells } from './MeterCells.tsx'
import { OwedPaperRow } from './OwedPaperRow.tsx'
import { groupsOf } from './paperStates.ts'
import { type Owed, useMeter } from './useMeter.ts'

const AskForPaper = fetched(async () => (await import('./AskForPaper.tsx')).AskForPaper)
const AskForMissing = fetched(async () => (await import('./AskForMissing.tsx')).AskForMissing)
const NotNeeded = fetched(async () => (await import('./NotNeeded.tsx')).NotNeeded)

interface DocumentMeterProps {
  projectId: string
  /** Whoever manages the project asks for papers, and says which are not needed. */
  manages: boolean
  /** Brings one, where that is allowed. */
  onBring?: ((paper: Owed) => void) | undefined
  /** What stands below it comes with it, and is not pushed away. */
  children: ReactNode
}

/** What must be there at the handover: what has come, what is missing, and who owes it. */
export function DocumentMeter({ projectId, manages, onBring, children }: DocumentMeterProps) {
  const { meter, isAwaited } = useMeter(projectId)
  const [opened, setOpened] = useState<{ dialog: 'ask' | 'notNeeded'; paper: Owed }>()
  const [asksForAll, setAsksForAll] = useState(false)
  if (!meter && isAwaited) return <RecordsSkeleton />
  if (!meter?.papers.length) return children
  const waiting = meter.papers.filter(({ state }) => state === 'missing' || state === 'asked')
  const rest = meter.papers.filter((paper) => !waiting.includes(paper))
  const owed = waiting.filter(({ state, participantId }) => state === 'missing' && participantId)
  const close = () => setOpened(undefined)
  const rowsOf = (papers: readonly Owed[]) =>
    groupsOf(papers).map(({ group, papers: own }) => (
      <section key={group} aria-labelledby={`group-${group}-${own[0]!.state}`}>
        <GroupName id={`group-${group}-${own[0]!.state}`}>
          <Text id={`projects.meter.group.${group}`} />
        </GroupName>
        <Rows>
          {own.map((paper) => (
            <OwedPaperRow
              key={paper.code}
              projectId={projectId}
              paper={paper}
              manages={manages}
              onBring={onBring && (() => onBring(paper))}
              onAsk={() => setOpened({ dialog: 'ask', paper })}
              onNotNeeded={() => setOpened({ dialog: 'notNeeded', paper })}
            />
          ))}
        </Rows>
      </section>
    ))
  return (
    <Stack gap="5">
      <MeterCells meter={meter} />
      <Card
        title={<Text id="projects.meter.missing" values={{ count: waiting.length }} />}
        aside={
          manages &&
          owed.length > 0 && (
            <Button size="sm" marginStart="auto" onPointerEnter={AskForMissing.beforehand} onClick={() => setAsksForAll(true)}>
              <Send aria-hidden />
              <Text id="projects.meter.askForAll" values={{ count: owed.length }} />
            </Button>
          )
        }
      >
        <Stack gap="4">
          {rowsOf(waiting)}
          {rest.length > 0 && (
            <Disclosure title={<Text id="projects.meter.others" values={{ count: rest.length }} />}>
              <Stack gap="4">{rowsOf(rest)}</Stack>
            </Disclosure>
          )}
          <chakra.p textStyle="meta" color="muted">
            <Text id="projects.meter.why" />
          </chakra.p>
        </Stack>
      </Card>
      {children}
      {asksForAll && <AskForMissing projectId={projectId} papers={owed} onClose={() => setAsksForAll(false)} />}
      {opened?.dialog === 'ask' && <AskForPaper projectId={projectId} paper={opened.paper} onClose={close} />}
      {opened?.dialog === 'notNeeded' && <NotNeeded projectId={projectId} paper={opened.paper} onClose={close} />}
    </Stack>
  )
}

const GroupName = chakra('h3', { base: { textStyle: 'meta', color: 'muted', fontWeight: 'strong', marginBottom: '1' } })
