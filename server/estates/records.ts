import type { Rules } from '#schema/rules.ts'
import type { EstateGrant, EstateRow } from '#server/access/estateGrant.ts'
import { adopting, releasing } from '#server/access/heldFiles.ts'
import { type EstatePermission, mayBe, type OnEstate, refused } from '#server/access/onEstate.ts'
import type { SettingAside } from '#server/access/settingAside.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { command, Done, writing } from '#server/kernel/operation.ts'
import type { Granting } from '#server/kernel/permission.ts'
import { type Hole, name, sql } from '#server/kernel/read/sql.ts'
import { type Hold, lookAgain } from '#server/kernel/read/writesAtOnce.ts'
import { asSeen } from '#server/kernel/rows/versions.ts'
import { snake } from '#server/kernel/snake.ts'
import { tableOf } from '#server/kernel/table.ts'

interface RecordDefinition<T extends EstateRow, Input extends object> {
  name: string
  input: Rules<Input>
  permission: Granting<OnEstate, EstateGrant> & Pick<EstatePermission, 'section' | 'keys'>
  entity: EntityClass<T>
  /** What the input calls the record's id. */
  key?: string
  /** The column that names the record's file, where it has one. */
  file?: keyof T & string
}
interface SaveDefinition<T extends EstateRow, Input extends object> extends RecordDefinition<T, Input> {
  /** What is written of the input; columns have the same names. */
  fields: readonly (keyof T & string)[]
  /** Else a record is never without its file. */
  fileIsOptional?: true
}
type InputFields = Readonly<Record<string, unknown>>

/**
 * Adds a record to an estate, or changes the one that its input names: what is given is written, what is left out
 * stays as it was. A file is taken over from its uploader, and the one that it replaces is let go.
 */
export const savesRecord = <T extends EstateRow, Input extends { estateId: string }>(definition: SaveDefinition<T, Input>) => {
  const { permission, entity, key = 'id', fields, file, fileIsOptional, ...named } = definition
  const { section, keys } = permission
  return writing({
    ...named,
    permission,
    writes: {
      id: key,
      row({ input, given, sent, isOver }) {
        const { version, estateId } = input as Readonly<Record<string, Hole>> & { estateId: Hole }
        const upload = file && given.has(file) ? adopting(section, input[file]!, estateId) : undefined
        const namesFile = file && sent.has(file) && (upload || fileIsOptional)
        const written = [...fields.filter((field) => sent.has(field)), ...(namesFile ? [file] : [])]
        const isLetGo = isOver && namesFile
        return {
          entity,
          ...(upload && { finds: upload.finds }),
          holds: [
            ...(upload ? [upload.holds('fileId')] : []),
            ...(isOver ? [...asSeen(version), ...(isLetGo ? [isAsItWas(entity)] : [])] : version ? [isUnseen(version)] : []),
            ...(file && !isOver && !upload && !fileIsOptional ? [[sql`false`, () => invalid(file, 'required')] as const] : []),
            ...(given.has(key) ? [[mayBe(isOver ? 'update' : 'create', section), refused] as const] : []),
          ],
          whose: Object.fromEntries(keys.map((field) => [field, input[field]!])),
          values: Object.fromEntries(written.map((field) => [field, input[field]!])),
          follows: [...(upload ? [upload.follows] : []), ...(isLetGo ? [releasing(name(snake(file)), estateId)] : [])],
        }
      },
    },
  })
}

/** A version speaks of a record that is there. */
const isUnseen = (version: Hole): Hold => [sql`${version}::int is null`, () => new AppError('entityNotFound')]

/** The file that is let go may have been taken over while this waited, and then it is not seen yet. */
const isAsItWas = (entity: EntityClass): Hold => [
  sql`b.version = (select seen.version from ${name(tableOf(entity))} seen where seen.id = b.id)`,
  lookAgain,
]

/** Deletes a record of an estate; it can be had back with its file. */
export const removesRecord = <T extends EstateRow, Input extends { estateId: string }>({
  entity,
  key = 'id',
  deleted,
  ...definition
}: Omit<RecordDefinition<T, Input>, 'file'> & { deleted: SettingAside<T> }) =>
  command({
    ...definition,
    async run({ grant, input }: { grant: EstateGrant; input: Input }) {
      const id = (input as InputFields)[key] as string
      await grant.setAside(grant.rows(entity), id, deleted)
      return new Done(id)
    },
  })
