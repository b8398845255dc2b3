import { array, object } from 'yup'
import { choice, id, optionalChoice, optionalRecordId, optionalText, plainFlag, recordId, text, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

/** Which trade's work is checked. */
export const controlPointTypes = [
  'earthWorks',
  'concrete',
  'tinsmith',
  'electrician',
  'carpenter',
  'roofing',
  'wetAreas',
  'ventilation',
  'paintingAndFloors',
  'chimneys',
  'masonry',
  'plumbing',
  'bathroom',
  'doors',
  'windows',
  'other',
] as const

/** How it was found when it was checked. */
export const controlResults = ['ok', 'notOk'] as const
export type ControlResult = (typeof controlResults)[number]

const building = { estateId: recordId(), buildingId: recordId() }
const fileIds = () => array().of(id()).max(50, 'notValid').nullable()

export const estateControlPointsInput = listInput(building)
export const estateControlPointInput = object({ ...building, controlPointId: recordId() })
export const controlPointForm = object({ type: choice(controlPointTypes), name: text(255), comment: optionalText(4000) })
export const saveEstateControlPointInput = object({
  ...building,
  controlPointId: optionalRecordId(),
  version: version(),
  type: choice(controlPointTypes),
  name: text(255),
  comment: optionalText(4000),
  isCompleted: plainFlag(),
  result: optionalChoice(controlResults),
  fileIds: fileIds(),
  removedFileIds: fileIds(),
})
