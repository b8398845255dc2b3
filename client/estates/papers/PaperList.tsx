import { Pencil, Trash2 } from 'lucide-react'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { useUndo } from '#client/ui/useUndo.ts'
import type { Paper, PaperKind } from './paperKind.ts'

export interface PaperRowOf<P> {
  paper: P
  /** What may be done with it, as buttons. */
  actions?: ReactNode
}

interface PaperListProps<P> {
  kind: PaperKind
  papers: readonly P[]
  nameOf: (paper: P) => string
  row: ComponentType<PaperRowOf<P>>
  mayChange: boolean
  onEdit: (id: string) => void
  onDelete: (id: string) => Promise<unknown>
}

/** The papers, newest first. One that is deleted can be had back for ten seconds, in its own place. */
export function PaperList<P extends Paper>({ kind, papers, nameOf, row: Row, mayChange, onEdit, onDelete }: PaperListProps<P>) {
  const { isWaiting, isGone, start, undo, finish } = useUndo(onDelete)
  const list = useRef<HTMLUListElement>(null)
  const text = useText()

  function actionsFor(paper: P) {
    const name = nameOf(paper)
    return (
      <>
        <IconButton icon={Pencil} label={text(`estates.${kind}.edit`, { name })} onClick={() => onEdit(paper.id)} />
        <IconButton icon={Trash2} label={text(`estates.${kind}.delete`, { name })} onClick={() => start(paper.id)} />
      </>
    )
  }
  function goneForGood(id: string) {
    // The button that had the focus goes with its line.
    if (list.current?.contains(document.activeElement)) list.current.focus({ preventScroll: true })
    finish(id)
  }

  return (
    <Sheet paddingBlock="2">
      <Rows ref={list} tabIndex={-1} outline="none" aria-label={text(`estates.section.${kind}`)}>
        {papers
          .filter(({ id }) => !isGone(id))
          .map((paper) => (
            <li key={paper.id}>
              {isWaiting(paper.id) ? (
                <UndoLine onUndo={() => undo(paper.id)} onGone={() => goneForGood(paper.id)}>
                  <Text id={`estates.${kind}.deleted`} values={{ name: nameOf(paper) }} />
                </UndoLine>
              ) : (
                <Row paper={paper} actions={mayChange && actionsFor(paper)} />
              )}
            </li>
          ))}
      </Rows>
    </Sheet>
  )
}
