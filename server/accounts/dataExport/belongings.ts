import type { PermissionEntry } from '#schema/access/entries.ts'
import { type SectionName, sectionNames } from '#schema/access/sections.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { mayOnEstate } from '#server/access/estateRights.ts'
import { type HeldSql, ofEverybody } from '#server/access/heldSql.ts'
import { copies, type EstatePart } from './copies.offer.ts'
import { leftOut } from './ownParts.ts'

type CopiedRow = Record<string, unknown>

/** A list of the copy. Its rows are read when its turn has come, some at a time. */
export interface List {
  name: string
  rows: AsyncIterable<CopiedRow>
}
export interface CopiedFile {
  id: string
  name: string
  type: string
  size: number
  createdAt: string
}
/** The estates whose section the person may read, for each section. */
export type Readable = ReadonlyMap<SectionName, readonly string[]>

const atOnce = 500
const entriesOf = ofEverybody(`select subject, effect, action, expiration_date "expirationDate" from permission where account_id = $1`)

export async function readableBy(caretaker: Caretaker, userId: string): Promise<Readable> {
  const estates = await copies.answers(({ estates: of }) => of?.(caretaker, userId))
  const entries = new Map<string, PermissionEntry[]>()
  for (const accountId of new Set(estates.map((estate) => estate.accountId)))
    entries.set(accountId, await caretaker.query<PermissionEntry>(entriesOf, accountId))
  const mayRead = (section: SectionName) =>
    estates.filter(({ estateId, accountId }) =>
      mayOnEstate({ entries: entries.get(accountId)!, standing: 'owner', estateId, action: 'read', section }),
    )
  return new Map(sectionNames.map((section) => [section, mayRead(section).map(({ estateId }) => estateId)]))
}

const page = `offset $2 limit ${atOnce}`
const listsOfPerson = copies.made((all) =>
  all
    .flatMap(({ ofPerson }) => ofPerson ?? [])
    .map(({ name, text }) => ({ name, statement: ofEverybody(`select to_jsonb(own) told from (${text}) own ${page}`) })),
)
/** `$1` are the estates, less what is left out of every row. */
const textOf = (part: EstatePart) =>
  'text' in part
    ? part.text
    : `select to_jsonb(own) - array[${leftOut.map((column) => `'${column}'`).join()}] told from ${part.table} own
    where ${part.key ?? 'estate_id'} = any($1::uuid[]) and ${part.where ?? 'true'} order by id`
const nameOf = (part: EstatePart) => {
  if ('text' in part) return `estates/${part.name}`
  return part.key ? `${part.table}s` : `estates/${part.table.replaceAll('_', '-')}`
}
const listsOfEstates = copies.made((all) =>
  all
    .flatMap(({ ofEstates }) => ofEstates ?? [])
    .map((part) => ({ name: nameOf(part), section: part.section, statement: ofEverybody(`${textOf(part)} ${page}`) })),
)

/** Everything but files, list by list. */
export const listsOf = (caretaker: Caretaker, userId: string, readable: Readable): readonly List[] => [
  ...listsOfPerson().map(({ name, statement }) => ({ name, rows: paged(caretaker, statement, userId) })),
  ...listsOfEstates().map(({ name, section, statement }) => ({ name, rows: paged(caretaker, statement, readable.get(section)!) })),
]

/** In pages: nobody knows how much there is. */
async function* paged(caretaker: Caretaker, statement: HeldSql<'everybody'>, whose: unknown): AsyncGenerator<CopiedRow> {
  for (let from = 0; ; from += atOnce) {
    const rows = await caretaker.query<{ told: CopiedRow }>(statement, whose, from)
    for (const { told } of rows) yield told
    if (rows.length < atOnce) return
  }
}

const files = copies.made((all) =>
  ofEverybody(`select f.id, f.name, f.type, f.size, f.created_at "createdAt" from file f
  where f.id > $4 and (
    (not f.is_temporary and (f.estate_id, f.section) in (select * from unnest($1::uuid[], $2::text[])))
    ${all.flatMap(({ files: such }) => (such ? [`or (${such})`] : [])).join('\n    ')}
    or (f.is_temporary and f.owner_account_id in (select id from account where user_id = $3)))
  order by f.id limit ${atOnce}`),
)

/** The files on those sections, of orders those that the owner knows of, and uploads that nothing has adopted yet. */
export async function* filesOf(caretaker: Caretaker, userId: string, readable: Readable): AsyncGenerator<CopiedFile> {
  const places = [...readable].flatMap(([section, estates]) => estates.map((estateId) => ({ estateId, section })))
  const readablePlaces = [places.map(({ estateId }) => estateId), places.map(({ section }) => section), userId]
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await caretaker.query<CopiedFile>(files(), ...readablePlaces, last, readable.get('estate')!)
    yield* rows
    if (rows.length < atOnce) return
    last = rows.at(-1)!.id
  }
}
