import { Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { useUndo } from '#client/ui/useUndo.ts'
import { ReportRow } from './ReportRow.tsx'
import type { Report } from './useReportArchive.ts'

interface ReportListProps {
  reports: readonly Report[]
  mayChange: boolean
  onEdit: (id: string) => void
  onDelete: (id: string) => Promise<unknown>
}

/** The reports, newest first. One that is deleted can be had back for ten seconds, in its own place. */
export function ReportList({ reports, mayChange, onEdit, onDelete }: ReportListProps) {
  const { isWaiting, isGone, start, undo, finish } = useUndo(onDelete)
  const list = useRef<HTMLUListElement>(null)
  const text = useText()

  const actionsFor = ({ id, customName: name }: Report) => (
    <>
      <IconButton icon={Pencil} label={text('estates.reportArchive.edit', { name })} onClick={() => onEdit(id)} />
      <IconButton icon={Trash2} label={text('estates.reportArchive.delete', { name })} onClick={() => start(id)} />
    </>
  )
  function goneForGood(id: string) {
    // The button that had the focus goes with its line.
    if (list.current?.contains(document.activeElement)) list.current.focus({ preventScroll: true })
    finish(id)
  }

  const shown = reports.filter(({ id }) => !isGone(id))
  return (
    <Sheet paddingBlock="2">
      <Rows ref={list} tabIndex={-1} outline="none" aria-label={text('estates.section.reportArchive')}>
        {shown.map((report) => (
          <li key={report.id}>
            {isWaiting(report.id) ? (
              <UndoLine onUndo={() => undo(report.id)} onGone={() => goneForGood(report.id)}>
                <Text id="estates.reportArchive.deleted" values={{ name: report.customName }} />
              </UndoLine>
            ) : (
              <ReportRow report={report} actions={mayChange && actionsFor(report)} />
            )}
          </li>
        ))}
      </Rows>
    </Sheet>
  )
}
