import { CircleCheck, CircleSlash, Link2Off, Plus, RotateCcw, Send } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile, ListRow } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { notify } from '#client/ui/notify.ts'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { paperStates } from './paperStates.ts'
import { type Owed, useMeterMoves } from './useMeter.ts'

interface OwedPaperRowProps {
  projectId: string
  paper: Owed
  manages: boolean
  onBring: (() => void) | undefined
  onAsk: () => void
  onNotNeeded: () => void
}

/** One paper: how far it has come, what it rests on, and what can be done about it. */
export function OwedPaperRow({ projectId, paper, manages, onBring, onAsk, onNotNeeded }: OwedPaperRowProps) {
  const { decide, revoke } = useMeterMoves(projectId)
  const text = useText()
  const { name, state, isLate, request } = paper
  const { icon, tone } = paperStates[state]
  const isWaiting = state === 'missing' || state === 'asked'
  const notified = (doing: Promise<unknown>) =>
    void doing.then(
      () => notify.success('projects.meter.decided'),
      () => undefined,
    )
  const actions = [
    !!onBring && isWaiting && { name: 'bring', icon: Plus, text: <Text id="projects.meter.bring" />, onSelect: onBring },
    manages &&
      isWaiting && {
        name: 'ask',
        icon: Send,
        text: <Text id={request ? 'projects.meter.askAgain' : 'projects.meter.ask'} />,
        onSelect: onAsk,
      },
    manages &&
      !!request && {
        name: 'revoke',
        icon: Link2Off,
        text: <Text id="projects.meter.revoke" />,
        onSelect: () => notified(revoke(request.id)),
      },
    manages &&
      (isWaiting || state === 'perhaps') && {
        name: 'notNeeded',
        icon: CircleSlash,
        text: <Text id="projects.meter.notNeeded" />,
        onSelect: onNotNeeded,
      },
    manages &&
      state === 'perhaps' && {
        name: 'needed',
        icon: CircleCheck,
        text: <Text id="projects.meter.needed" />,
        onSelect: () => notified(decide(paper, 'needed')),
      },
    manages &&
      state === 'notNeeded' && {
        name: 'asListed',
        icon: RotateCcw,
        text: <Text id="projects.meter.asListed" />,
        onSelect: () => notified(decide(paper, null)),
      },
  ]
  return (
    <ListRow
      stacks
      media={<IconTile icon={icon} palette={isLate ? 'critical' : state === 'received' ? 'brand' : 'neutral'} />}
      title={name}
      meta={<Meta paper={paper} />}
      value={
        <State icon={icon} tone={isLate ? 'critical' : tone}>
          <Text id={isLate ? 'projects.meter.late' : `projects.meter.state.${state}`} />
        </State>
      }
      {...(actions.some(Boolean) && { actions: <RowMenu label={text('projects.areaChoices', { name })} actions={actions} /> })}
    />
  )
}

function Meta({ paper: { state, reason, request, condition, participantName, owedBy, basis, documents } }: { paper: Owed }) {
  const text = useText()
  const owes = participantName ?? text(`projects.meter.owedBy.${owedBy}`)
  if (state === 'received') return documents.map(({ customName }) => customName).join(', ')
  if (state === 'notNeeded') return reason
  return (
    <>
      {[
        owes,
        condition && text(`projects.meter.condition.${condition}`),
        request && text('projects.meter.linkUntil', { date: writtenDay(request.expiresAt) }),
        request?.remindedAt && text('projects.meter.remindedOn', { date: writtenDay(request.remindedAt) }),
        basis,
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  )
}
