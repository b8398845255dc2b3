import { Pencil, Trash2 } from 'lucide-react'
import { type ComponentType, type ReactNode, useRef } from 'react'
import type { Rights } from '#client/estates/estate/useRights.ts'
import { useHistoryAction } from '#client/estates/history/useHistoryAction.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { type RowAction, RowMenu } from '#client/ui/RowMenu.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { useUndo } from '#client/ui/useUndo.ts'
import type { Paper, PaperKind } from './paperKind.ts'

export interface PaperRowOf<P> {
  paper: P
  /** What may be done with it. */
  actions?: ReactNode
}

interface PaperListProps<P> {
  kind: PaperKind
  papers: readonly P[]
  nameOf: (paper: P) => string
  row: ComponentType<PaperRowOf<P>>
  may: Rights
  onEdit: (id: string) => void
  onDelete: (id: string) => Promise<unknown>
}

/** The papers, newest first. One that is deleted can be had back for ten seconds, in its own place. */
export function PaperList<P extends Paper>({ kind, papers, nameOf, row: Row, may, onEdit, onDelete }: PaperListProps<P>) {
  const { isWaiting, isGone, start, undo, finish } = useUndo(onDelete)
  const list = useRef<HTMLUListElement>(null)
  const historyOf = useHistoryAction()
  const text = useText()

  const actionsFor = (paper: P): readonly (RowAction | false)[] => [
    may.change && { name: 'edit', icon: Pencil, text: <Text id="common.edit" />, onSelect: () => onEdit(paper.id) },
    may.remove && { name: 'delete', icon: Trash2, text: <Text id="common.delete" />, onSelect: () => start(paper.id) },
    // What happens to a drawing is told of its building.
    ...(kind === 'drawings' ? [] : historyOf(paper.id)),
  ]
  /** No menu where there is nothing in it. */
  function menuOf(paper: P) {
    const actions = actionsFor(paper)
    return actions.some(Boolean) && <RowMenu label={text('estates.papers.actions', { name: nameOf(paper) })} actions={actions} />
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
                <Row paper={paper} actions={menuOf(paper)} />
              )}
            </li>
          ))}
      </Rows>
    </Sheet>
  )
}
