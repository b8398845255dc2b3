import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import type { Paper } from './papers.ts'

export interface Deleted {
  id: string
  recordId: string
  estateId: string
  userId: string
  name: string
  deletedAt: Date
}

/** Those that were thrown away lately, by whoever had filed them. */
export const deletedPapers = (ids: Ids, papers: readonly Paper[]) =>
  papers.flatMap(({ id, estate, by, customName, deletedAt }): Deleted[] => {
    if (!deletedAt) return []
    const about = { estateId: ids.estate(estate), userId: ids.user(by), name: customName }
    return [{ id: demoId(`deletion of ${id}`, deletedAt), recordId: id, ...about, deletedAt }]
  })
