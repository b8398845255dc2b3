import type { AnyObject, ObjectSchema } from 'yup'
import type { EntityClass } from '#server/kernel/entity.ts'
import { command, Done } from '#server/kernel/operation.ts'
import { adopting } from './adopting.ts'
import type { EstateRow, EstateScope } from './estateScope.ts'
import type { EstatePermission } from './onEstate.ts'

interface RecordDefinition<T extends EstateRow, Input> {
  name: string
  input: ObjectSchema<Input & AnyObject>
  permission: EstatePermission
  entity: EntityClass<T>
  /** The column that names the record's file, where it has one. */
  file?: keyof T & string
}
type Saved = { estateId: string; id?: string | null | undefined; version?: number | null | undefined }
interface SaveDefinition<T extends EstateRow> extends RecordDefinition<T, Saved> {
  /** What is written of the input; columns have the same names. */
  fields: readonly (keyof T & string)[]
  /** Else a record is never without its file. */
  fileIsOptional?: true
}
type Values = Readonly<Record<string, unknown>>

/**
 * Adds a record to an estate, or changes the one that its input names: what is given is written, what is left out
 * stays as it was. A file is taken over from its uploader, and the one that it replaces is let go.
 */
export const savesRecord = <T extends EstateRow>({ name, input, permission, entity, fields, file, fileIsOptional }: SaveDefinition<T>) => {
  const neededFile = fileIsOptional ? undefined : file
  const given = (values: Values) =>
    [...fields, ...(file ? [file] : [])].filter((field) => values[field] !== undefined && !(field === neededFile && values[field] === null))
  return command({
    name,
    input,
    permission,
    adds: {
      when: ({ id, version, ...values }) => id == null && version == null && (!file || values[file] != null),
      row: ({ input: asked, given: present }) => ({
        entity,
        values: Object.fromEntries(['estateId', ...fields.filter((field) => present.has(field))].map((field) => [field, asked[field]!])),
        ...(file && { adopts: { property: file, by: adopting(permission.section, asked[file]!, asked['estateId']!) } }),
      }),
      changedFields: given,
    },
    async run({ scope, input: { id, version, ...values } }) {
      const fileId = file && (values as Values)[file]
      if (fileId) await scope.adoptFile(fileId as string)
      const changes = Object.fromEntries(given(values).map((field) => [field, (values as Values)[field]]))
      const { written, before } = await scope.rows(entity).save({ id, version }, changes, { whenNew: neededFile ? [neededFile] : [] })
      if (before && file && file in changes && before[file]) await scope.releaseFile(before[file] as string)
      return written
    },
  })
}

/** Removes a record of an estate, and lets its file go. */
export const removesRecord = <T extends EstateRow>({
  file,
  entity,
  ...definition
}: RecordDefinition<T, { estateId: string; id: string }>) =>
  command({
    ...definition,
    async run({ scope, input: { id } }: { scope: EstateScope; input: { id: string } }) {
      const removed = await scope.rows(entity).remove(id)
      if (file && removed[file]) await scope.releaseFile(removed[file] as string)
      return new Done(id)
    },
  })
