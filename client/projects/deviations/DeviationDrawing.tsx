import { useProjectPlace } from '#client/projects/projectPlace.ts'
import type { Deviation } from './deviation.ts'
import { MarkedPicture } from './MarkedPicture.tsx'
import { isPicture, useDrawings } from './useDrawings.ts'

interface DeviationDrawingProps {
  documentId: string
  deviation: Pick<Deviation, 'markX' | 'markY'>
}

/** The drawing that it is about, with its place; nothing of a paper that can't be shown. */
export function DeviationDrawing({ documentId, deviation: { markX, markY } }: DeviationDrawingProps) {
  const { projectId } = useProjectPlace()
  const drawing = useDrawings(projectId).find(({ id }) => id === documentId)
  if (!drawing || !isPicture(drawing)) return null
  const mark = markX != null && markY != null ? { x: markX, y: markY } : null
  return <MarkedPicture file={drawing.file} name={drawing.customName} mark={mark} />
}
