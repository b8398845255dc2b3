import { mostFiles } from '#schema/files/formats.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { invalid } from '#server/kernel/errors.ts'
import { ControlPointFile } from './controlPoint.entity.ts'

interface Changed {
  added: readonly string[]
  removed: readonly string[]
}

/** What is there already stays. Whoever changes a point holds it, so that its files are changed by one caller at a time. */
export async function changeFiles(grant: ProjectGrant, controlPointId: string, { added, removed }: Changed) {
  if (!added.length && !removed.length) return
  const files = grant.rows(ControlPointFile, { controlPointId })
  const present = new Map((await files.all({})).map(({ id, fileId }) => [fileId, id]))
  for (const fileId of new Set(added)) {
    if (present.has(fileId)) continue
    await grant.adopt([fileId], { field: 'fileIds' })
    await files.add({ fileId })
  }
  const gone = [...new Set(removed)].filter((fileId) => present.has(fileId))
  for (const fileId of gone) await files.remove(present.get(fileId)!)
  await grant.release(gone)
  if (added.length && (await files.all({})).length > mostFiles) throw invalid('fileIds', 'tooMany')
}
