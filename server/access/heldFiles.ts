import { type EntityManager, Equal, In, IsNull, Or } from 'typeorm'
import { StoredFile } from '#server/files/file.entity.ts'
import { invalid } from '#server/kernel/errors.ts'

/** Where a file lies once a record names it. */
export interface FilePlace {
  estateId?: string
  projectId?: string
  companyId?: string
  section: string
}
/** A content that has come in, and what it is. */
export type Staged = Pick<StoredFile, 'id' | 'name' | 'urlName' | 'type' | 'size' | 'sha256' | 'width' | 'height' | 'purpose'>

/** What an upload becomes, and what the input calls it. */
export interface Adoption {
  field: string
  /** Shown as a picture: only what was drawn anew as one. */
  as?: StoredFile['purpose']
}
const tomorrow = () => "now() + interval '24 hours'"

/**
 * Takes over uploads. Only their uploader may give them away, or a guessed id would leak one; and what was made for a
 * section of an estate belongs nowhere else.
 */
export async function adoptFiles(
  db: EntityManager,
  uploaderId: string,
  place: FilePlace,
  fileIds: readonly string[],
  { field, as }: Adoption,
) {
  const { estateId, section } = place
  const { affected } = await db.update(
    StoredFile,
    {
      id: In([...fileIds]),
      ...(as && { purpose: as }),
      ownerAccountId: uploaderId,
      isTemporary: true,
      estateId: estateId ? Or(IsNull(), Equal(estateId)) : IsNull(),
      section: Or(IsNull(), Equal(section)),
    },
    { isTemporary: false, expiresAt: null, ...place },
  )
  if (affected !== new Set(fileIds).size) throw invalid(field, 'notValid')
}

/** Lets go of files that no record names any more; they are swept after a day. */
export async function releaseFiles(db: EntityManager, { estateId, companyId }: Partial<FilePlace>, fileIds: readonly string[]) {
  if (!fileIds.length) return
  const whose = companyId ? { companyId } : { estateId: estateId! }
  await db.update(
    StoredFile,
    { id: In([...fileIds]), ...whose },
    { isTemporary: true, expiresAt: tomorrow, estateId: null, section: null, projectId: null, companyId: null },
  )
}

/** Keeps an upload until a record names it. With a place it is for that one, and for no other. */
export const keepStaged = (db: EntityManager, uploaderId: string, staged: Staged, place: Partial<FilePlace> = {}) => {
  const { id, name, urlName, type, size, sha256, width, height, purpose } = staged
  const content = { id, name, urlName, type, size, sha256, width, height, purpose }
  return db.insert(StoredFile, { ...content, ownerAccountId: uploaderId, isTemporary: true, expiresAt: tomorrow, ...place })
}
