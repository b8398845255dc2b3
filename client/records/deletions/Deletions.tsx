import { Button, chakra } from '@chakra-ui/react'
import { Info, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DeletionPartsFragment, ManyDonePartsFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { MarkAll } from '#client/ui/several/MarkAll.tsx'
import { SeveralBar } from '#client/ui/several/SeveralBar.tsx'
import { useMarks } from '#client/ui/several/useMarks.ts'
import { EmptyState } from '#client/ui/states.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { DeletionRow, useNameOf } from './DeletionRow.tsx'

type Deletion = DeletionPartsFragment
type Does = (ids: readonly string[]) => Promise<ManyDonePartsFragment>

interface DeletionsProps {
  deletions: readonly Deletion[]
  /** Said where nothing was found of what was searched for. */
  isSearched: boolean
  /** Each tells itself what goes wrong. */
  restore: Does
  end: Does
}

/** What was deleted lately, to be taken back one by one or several at once. */
export function Deletions({ deletions, isSearched, restore, end }: DeletionsProps) {
  const text = useText()
  const nameOf = useNameOf()
  const list = useRef<HTMLUListElement>(null)
  const marks = useMarks(deletions.map(({ id }) => id))
  const [isBusy, act] = useAct()
  const [isAsking, setAsking] = useState(false)
  const marked = deletions.filter(({ id }) => marks.isMarked(id))

  function tell({ done, left }: ManyDonePartsFragment, did: 'restored' | 'ended') {
    const [first] = deletions.filter(({ id }) => done.includes(id))
    if (first) notify.success(`deleted.${did}`, { values: { count: done.length, name: nameOf(first) } })
    for (const { id, name, reason } of left) {
      const one = deletions.find((deletion) => deletion.id === id)
      notify.warning(`deleted.leftAsItIs.${reason}`, { values: { name: name ?? (one ? nameOf(one) : '') } })
    }
    list.current?.focus({ preventScroll: true })
  }
  const bringBack = async (ids: readonly string[]) => tell(await restore(ids), 'restored')

  if (!deletions.length) {
    return (
      <EmptyState icon={Trash2} title={<Text id={isSearched ? 'deleted.noResult' : 'deleted.empty.title'} />}>
        {!isSearched && <Text id="deleted.empty.text" />}
      </EmptyState>
    )
  }
  return (
    <div onKeyDown={marks.onKeyDown} role="presentation">
      <Sheet paddingBlock="0">
        <chakra.div px="2">
          <MarkAll marks={marks} of={deletions.length} />
        </chakra.div>
        <Rows ref={list} tabIndex={-1} aria-label={text('deleted.title')}>
          {deletions.map((deletion) => (
            <DeletionRow key={deletion.id} deletion={deletion} marks={marks} onRestore={() => bringBack([deletion.id])} />
          ))}
        </Rows>
      </Sheet>
      <SeveralBar marks={marks}>
        <Button size="sm" variant="solid" disabled={isBusy} onClick={() => act(() => bringBack(marks.ids))}>
          <Undo2 aria-hidden />
          <Text id="deleted.restoreSome" values={{ count: marked.length }} />
        </Button>
        <Button size="sm" variant="outline" data-danger disabled={isBusy} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          <Text id="deleted.end" />
        </Button>
      </SeveralBar>
      <chakra.p display="flex" gap="2" alignItems="flex-start" marginTop="4" textStyle="meta" color="muted">
        <chakra.span flexShrink="0" paddingTop="2px">
          <Info size={16} aria-hidden />
        </chakra.span>
        <Text id="deleted.never" />
      </chakra.p>
      {isAsking && marked.length > 0 && (
        <AskDialog
          title={<Text id="deleted.endTitle" values={{ count: marked.length }} />}
          text={<Text id="deleted.endText" values={{ names: marked.map((one) => `«${nameOf(one)}»`).join(', ') }} />}
          onClose={() => setAsking(false)}
        >
          <Button
            variant="outline"
            data-danger
            disabled={isBusy}
            onClick={() =>
              act(async () => {
                const outcome = await end(marks.ids).finally(() => setAsking(false))
                tell(outcome, 'ended')
              })
            }
          >
            <Trash2 aria-hidden />
            <Text id="deleted.endSome" values={{ count: marked.length }} />
          </Button>
          <Button variant="solid" onClick={() => setAsking(false)}>
            <Text id="deleted.keep" />
          </Button>
        </AskDialog>
      )}
    </div>
  )
}
