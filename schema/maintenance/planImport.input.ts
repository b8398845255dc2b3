import { array, mixed, object, string } from 'yup'
import { asSent } from '#schema/asSent.ts'
import { id, optionalText, recordId, text } from '#schema/fields.ts'
import { optionalWhole, whole } from '#schema/figures.ts'
import { listInput } from '#schema/paging.ts'
import { isSoundText } from '#schema/soundText.ts'
import {
  gatheredField,
  type ImportField,
  importFields,
  mostCorrections,
  mostImportColumns,
  mostImportRows,
  mostUnreadTold,
} from './import/fields.ts'
import { type ImportUnit, importUnits } from './import/units.ts'

const longestSheetName = 255
const headerRow = () => optionalWhole(1, mostImportRows)

export const planImportsInput = listInput({ estateId: recordId() })
export const planImportInput = object({ estateId: recordId(), importId: recordId() })
export const planTemplateInput = object({ estateId: recordId() })
export const uploadPlanSheetInput = object({ estateId: recordId() })
export const planImportSheetInput = object({
  estateId: recordId(),
  fileId: recordId(),
  sheet: optionalText(longestSheetName),
  headerRow: headerRow(),
})

const field = () =>
  mixed<ImportField>()
    .oneOf([...importFields], 'notValid')
    .nullable()
    .defined()
const unit = () =>
  mixed<ImportUnit>()
    .oneOf([...importUnits], 'notValid')
    .nullable()
    .defined()
/** Two columns can't say the same of a task, unless what they say is gathered. */
function isOnce(columns: readonly (ImportField | null | undefined)[]) {
  const single = columns.filter((column) => column && column !== gatheredField)
  return new Set(single).size === single.length
}
const cell = () =>
  asSent(
    string()
      .typeError('notValid')
      .strict()
      .defined()
      .max(4000, 'tooLong')
      .test('sound', 'notValid', (value) => isSoundText(value)),
    (value) => typeof value === 'string' && value.length <= 4000 && isSoundText(value),
  )
/** A cell written anew; the file stays as it was. */
const correction = object({
  row: whole(1, 2 * mostImportRows),
  field: mixed<ImportField>()
    .oneOf([...importFields], 'notValid')
    .required('required'),
  text: cell(),
})
/** What a value means wherever a column of that field holds it; nothing is one, too. */
const meaning = object({
  field: mixed<ImportField>()
    .oneOf([...importFields], 'notValid')
    .required('required'),
  found: cell(),
  text: cell(),
})
const chosen = {
  estateId: recordId(),
  fileId: id(),
  sheet: optionalText(longestSheetName),
  headerRow: whole(1, mostImportRows),
  /** What each column of the sheet is, from the first on; null is not taken along. */
  columns: array()
    .of(field())
    .typeError('notValid')
    .required('required')
    .max(mostImportColumns, 'tooMany')
    .test('once', 'notValid', (columns) => isOnce(columns)),
  /** What the figures of each column count; what its title says, where nothing is said here at all. */
  units: array().of(unit()).typeError('notValid').nullable().max(mostImportColumns, 'tooMany'),
  corrections: array().of(correction).typeError('notValid').nullable().max(mostCorrections, 'tooMany'),
  meanings: array().of(meaning).typeError('notValid').nullable().max(mostUnreadTold, 'tooMany'),
  /** Rows that look like a sum or a heading, and are tasks. */
  asTasks: array()
    .of(whole(1, 2 * mostImportRows))
    .typeError('notValid')
    .nullable()
    .max(mostCorrections, 'tooMany'),
  buildingName: text(100),
}
export const checkPlanImportInput = object(chosen)
export const importTakes = ['sound', 'all'] as const
export const importPlanInput = object({
  ...chosen,
  /** What the dry run answered, so that nobody takes in what they have not seen. */
  seen: text(100),
  take: mixed<(typeof importTakes)[number]>()
    .oneOf([...importTakes], 'notValid')
    .required('required'),
})
