import { array, object } from 'yup'
import { trades } from '#schema/companies/trades.ts'
import { choice, id, optionalChoice, optionalId, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { optionalKroner, optionalWhole } from '#schema/figures.ts'
import { listInput } from '#schema/paging.ts'
import { renovationKinds, agreementDocumentTypes, pictureSides } from './renovations.words.ts'

export const mostCompanies = 20
export const mostDocuments = 50
export const mostPictures = 40
const firstYear = 1500

/** Work that has been done, is going on, or comes next. */
const year = () =>
  optionalWhole(firstYear)
    .required('required')
    .test('soon', 'notValid', (value) => value == null || value <= new Date().getFullYear() + 1)

const facts = {
  kind: choice(renovationKinds),
  title: text(255),
  year: year(),
  trades: array(choice(trades)).typeError('notValid').strict().nonNullable('notValid').max(trades.length, 'notValid'),
  companies: array(text(255)).typeError('notValid').nonNullable('notValid').max(mostCompanies, 'tooMany'),
  description: optionalText(4000),
  cost: optionalKroner(),
}

/** What is new has all of it; a change may leave it as it was. */
const document = object({
  id: optionalId(),
  documentType: optionalChoice(agreementDocumentTypes).when('id', ([given], field) => (given == null ? field.required('required') : field)),
  customName: text(255),
  fileId: optionalId().when('id', ([given], field) => (given == null ? field.required('required') : field)),
})
const picture = object({
  id: optionalId(),
  side: optionalChoice(pictureSides).when('id', ([given], field) => (given == null ? field.required('required') : field)),
  caption: optionalText(255),
  sortOrder: optionalWhole(0, 10_000),
  fileId: optionalId().when('id', ([given], field) => (given == null ? field.required('required') : field)),
})

export const renovationsInput = listInput({ estateId: recordId() })
export const renovationInput = object({ estateId: recordId(), renovationId: recordId() })
export const renovationForm = object(facts)
export const saveRenovationInput = object({
  estateId: recordId(),
  renovationId: optionalRecordId(),
  version: version(),
  ...facts,
  documents: array().of(document).typeError('notValid').max(mostDocuments, 'tooMany').nullable(),
  removedIds: array().of(id()).typeError('notValid').max(mostDocuments, 'notValid').nullable(),
  pictures: array().of(picture).typeError('notValid').max(mostPictures, 'tooMany').nullable(),
  removedPictureIds: array().of(id()).typeError('notValid').max(mostPictures, 'notValid').nullable(),
})
