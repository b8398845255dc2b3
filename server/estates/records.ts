import type { Rules } from '#schema/rules.ts'
import type { EstateGrant, EstateRow } from '#server/access/estateGrant.ts'
import { adopting } from '#server/access/heldFiles.ts'
import type { EstatePermission, OnEstate } from '#server/access/onEstate.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { command, Done } from '#server/kernel/operation.ts'
import type { Granting } from '#server/kernel/permission.ts'
import type { Target } from '#server/kernel/rows/heldRows.ts'

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
type Values = Readonly<Record<string, unknown>>

/**
 * Adds a record to an estate, or changes the one that its input names: what is given is written, what is left out
 * stays as it was. A file is taken over from its uploader, and the one that it replaces is let go.
 */
export const savesRecord = <T extends EstateRow, Input extends { estateId: string }>({
  name,
  input,
  permission,
  entity,
  key = 'id',
  fields,
  file,
  fileIsOptional,
}: SaveDefinition<T, Input>) => {
  const neededFile = fileIsOptional ? undefined : file
  const given = (values: Values) =>
    [...fields, ...(file ? [file] : [])].filter((field) => values[field] !== undefined && !(field === neededFile && values[field] === null))
  return command({
    name,
    input,
    permission,
    adds: {
      when: ({ [key]: id, version, ...values }) => id == null && version == null && (!file || values[file] != null),
      row: ({ input: asked, given: present }) => ({
        entity,
        values: Object.fromEntries(
          [...permission.keys, ...fields.filter((field) => present.has(field))].map((field) => [field, asked[field]!]),
        ),
        ...(file && { adopts: { property: file, by: adopting(permission.section, asked[file]!, asked['estateId']!) } }),
      }),
      changedFields: given,
    },
    async run({ grant, input: sent }: { grant: EstateGrant; input: Input }) {
      const { [key]: id, version, ...values } = sent as Values & Target
      const fileId = file && values[file]
      if (fileId) await grant.adopt([fileId as string], { field: 'fileId' })
      const changes = Object.fromEntries(given(values).map((field) => [field, values[field]]))
      const { written, before } = await grant
        .rows(entity)
        .save({ id: id as Target['id'], version }, changes, { whenNew: neededFile ? [neededFile] : [] })
      grant.refuseUnlessSaved(written)
      if (before && file && file in changes && before[file]) await grant.release([before[file] as string])
      return written
    },
  })
}

/** Removes a record of an estate, and lets its file go. */
export const removesRecord = <T extends EstateRow, Input extends { estateId: string }>({
  file,
  entity,
  key = 'id',
  ...definition
}: RecordDefinition<T, Input>) =>
  command({
    ...definition,
    async run({ grant, input }: { grant: EstateGrant; input: Input }) {
      const id = (input as Values)[key] as string
      const removed = await grant.rows(entity).remove(id)
      if (file && removed[file]) await grant.release([removed[file] as string])
      return new Done(id)
    },
  })
