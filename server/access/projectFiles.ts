import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import { StoredFile } from '#server/files/file.entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'

/** Where the files of projects lie: no section of their estate, so that none of its rules reaches them. */
export const projectSection = 'project'

interface Place {
  projectId: string
  estateId: string
  viewer: SignedIn
  db: EntityManager
}

/** Only its uploader may give an upload away, or a guessed id would leak it. */
export async function adoptForProject(
  { projectId, estateId, viewer, db }: Place,
  upload: { id: string; purpose?: StoredFile['purpose'] },
  field: string,
) {
  const { affected } = await db.update(
    StoredFile,
    { ...upload, ownerAccountId: viewer.accountId!, isTemporary: true, estateId: IsNull() },
    { isTemporary: false, expiresAt: null, estateId, projectId, section: projectSection },
  )
  if (!affected) throw invalid(field, 'notValid')
}
