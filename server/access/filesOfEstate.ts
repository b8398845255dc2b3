import { In, IsNull } from 'typeorm'
import { StoredFile } from '#server/files/file.entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Within } from './estateScope.ts'

/** Takes over uploads as pictures of an estate. Only their uploader may give them away, and only what was drawn anew as a picture. */
export async function adoptPictures({ estateId, section, viewer, db }: Within, fileIds: readonly string[]) {
  const { affected } = await db.update(
    StoredFile,
    { id: In([...fileIds]), ownerAccountId: viewer.accountId!, isTemporary: true, purpose: 'image', estateId: IsNull() },
    { isTemporary: false, expiresAt: null, estateId, section },
  )
  if (affected !== new Set(fileIds).size) throw invalid('fileIds', 'notValid')
}

/** Lets go of files that no record names any more; they are swept after a day. */
export const releaseFiles = ({ estateId, db }: Pick<Within, 'estateId' | 'db'>, ids: readonly string[]) =>
  db.update(
    StoredFile,
    { id: In(ids), estateId },
    { isTemporary: true, expiresAt: () => "now() + interval '24 hours'", estateId: null, section: null, projectId: null },
  )
