import { type EntityManager, In, IsNull } from 'typeorm'
import type { SectionName } from '#schema/access/sections.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { type Hole, literal, Param, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import type { Hold } from '#server/kernel/read/writesAtOnce.ts'
import { accountId } from './guards.ts'

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
const contentOf = ({ id, name, urlName, type, size, sha256, width, height, purpose }: Staged) => {
  return { id, name, urlName, type, size, sha256, width, height, purpose }
}
const tomorrow = () => "now() + interval '24 hours'"

/** Where the upload goes, and who gives it away. */
type Taking = Readonly<Record<'uploaderId' | 'estateId' | 'section', Hole>>

/** Only its uploader may give an upload away, or a guessed id would leak it; and what was made for a section of an estate belongs nowhere else. */
const isFree = ({ uploaderId, estateId, section }: Taking) => sql`owner_account_id = ${uploaderId}::uuid and is_temporary
  and (estate_id is null or estate_id = ${estateId}::uuid) and (section is null or section in ('estate', ${section}::text))`
const taken = ({ estateId, section }: Taking) =>
  sql`update file set is_temporary = false, expires_at = null, estate_id = ${estateId}::uuid, section = ${section}::text`

const given = (field: string) => new Param(({ input }) => input[field] ?? null)
const taking = { uploaderId: given('uploaderId'), estateId: given('estateId'), section: given('section') }
const purpose = given('as')
const adopt = statement(sql`${taken(taking)}, project_id = ${given('projectId')}::uuid, company_id = ${given('companyId')}::uuid
  where id = any(${given('fileIds')}::uuid[]) and ${isFree(taking)} and (${purpose}::text is null or purpose = ${purpose}::text)`)

/** Takes over uploads, all of them. */
export async function adoptFiles(
  db: EntityManager,
  uploaderId: string,
  place: FilePlace,
  fileIds: readonly string[],
  { field, as }: Adoption,
) {
  const input = { uploaderId, ...place, fileIds: [...fileIds], as }
  const [, adopted]: [unknown, number] = await db.query(adopt.text, adopt.values({ viewer: undefined, input, variables: {} }))
  if (adopted !== new Set(fileIds).size) throw invalid(field, 'notValid')
}

/** The same for a writing: the upload that its row takes over, which is held to be free before anything is written. */
export function adopting(section: SectionName, fileId: Hole, estateId: Hole) {
  const here = { uploaderId: accountId, estateId, section: literal(section) }
  return {
    finds: sql`select x.id adopted from g left join lateral (select id from file where id = ${fileId}::uuid and ${isFree(here)} for update) x on true
      where g.refused = 0`,
    holds: (field: string): Hold => [sql`f.adopted is not null`, () => invalid(field, 'notValid')],
    follows: sql`${taken(here)} from f cross join i where file.id = f.adopted`,
  }
}
/** And of the one that its row named before. */
export const releasing = (column: Sql, estateId: Hole) =>
  sql`update file t set is_temporary = true, expires_at = now() + interval '24 hours', estate_id = null, section = null, project_id = null, company_id = null
    from b cross join i where t.id = b.${column} and t.estate_id = ${estateId}::uuid and t.project_id is null`

/** Lets go of files that no record names any more; they are swept after a day. What lies in a project stays with it. */
export async function releaseFiles(db: EntityManager, { estateId, companyId, projectId }: Partial<FilePlace>, fileIds: readonly string[]) {
  if (!fileIds.length) return
  const whose = companyId ? { companyId } : { estateId: estateId!, projectId: projectId ?? IsNull() }
  await db.update(
    StoredFile,
    { id: In([...fileIds]), ...whose },
    { isTemporary: true, expiresAt: tomorrow, estateId: null, section: null, projectId: null, companyId: null },
  )
}

/** No section of an estate, so that nobody may read it. */
export const setAside = 'removed'
export type Removed = Exclude<typeof setAside, SectionName>

/** Lays files of an estate's records where others read them, or nobody does. */
export async function refile(db: EntityManager, estateId: string, fileIds: readonly string[], section: SectionName | Removed) {
  if (fileIds.length) await db.update(StoredFile, { id: In([...fileIds]), estateId }, { section })
}

/** Keeps an upload until a record names it. With a place it is for that one, and for no other. */
export async function keepStaged(db: EntityManager, uploaderId: string, staged: Staged, place: Partial<FilePlace> = {}) {
  const owned = { ownerAccountId: uploaderId, isTemporary: true, expiresAt: tomorrow }
  await db.insert(StoredFile, { ...contentOf(staged), ...owned, ...place })
  return new Written(StoredFile, staged.id, [], true)
}

/** Keeps what somebody without an account has brought to a record. */
export const keepBrought = async (db: EntityManager, staged: Staged, place: FilePlace) =>
  void (await db.insert(StoredFile, { ...contentOf(staged), isTemporary: false, ...place }))
