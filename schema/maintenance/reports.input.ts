import { array, object } from 'yup'
import { reportTypes } from '#schema/estates/documentKinds.ts'
import { id, optionalChoice, optionalId, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { optionalWhole } from '#schema/figures.ts'
import { listInput } from '#schema/paging.ts'

const firstYear = 1900
export const lastYear = 2200
/** As far as a plan is looked ahead. */
export const mostYears = 30
export const usualYears = 10
export const mostBuildings = 500
export const mostRecipients = 100
export const mostReportDocuments = 20

const ids = (most: number) => array().of(id()).typeError('notValid').max(most, 'tooMany').nullable()
/** Without a subject it has the file's name. */
const document = object({ fileId: id(), customName: optionalText(255) })

const report = {
  title: text(255),
  reportType: optionalChoice(reportTypes),
  fromYear: optionalWhole(firstYear, lastYear),
  toYear: optionalWhole(firstYear, lastYear).when('fromYear', ([from], field) =>
    field.test('span', 'notValid', (to) => to == null || typeof from !== 'number' || (to >= from && to < from + mostYears)),
  ),
  buildingIds: ids(mostBuildings),
  summary: optionalText(4000),
  condition: optionalText(4000),
  proposals: optionalText(4000),
  economy: optionalText(4000),
  imageFileId: optionalId(),
  scenarioId: optionalId(),
  authorAccountId: optionalId(),
  recipientIds: ids(mostRecipients),
  documents: array().of(document).typeError('notValid').max(mostReportDocuments, 'tooMany').nullable(),
}

export const reportForm = object(report)
export const reportsInput = listInput({ estateId: recordId() })
export const reportsOfEstateInput = object({ estateId: recordId() })
export const reportInput = object({ estateId: recordId(), reportId: recordId() })
export const createReportInput = object({ estateId: recordId(), reportId: optionalRecordId(), ...report })
export const updateReportInput = object({ estateId: recordId(), reportId: recordId(), version: version(), ...report })
export const reportFileInput = object({ estateId: recordId(), fileId: recordId() })
