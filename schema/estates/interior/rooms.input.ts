import { array, object } from 'yup'
import { asSent } from '#schema/asSent.ts'
import { choice, id, optionalChoice, optionalId, optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'
import { optionalFigure } from '#schema/figures.ts'
import { floorTypes, sortOrder } from './floors.input.ts'
import { roomCommentFields } from './roomComments.input.ts'

export const roomTypes = [
  'livingRoom',
  'kitchen',
  'bathroom',
  'toilet',
  'bedroom',
  'hall',
  'laundry',
  'storage',
  'technicalRoom',
  'office',
  'balcony',
  'terrace',
  'stairwell',
  'garage',
  'other',
] as const

const largestAreaM2 = 1_000_000
const mostCommentsAtOnce = 100

/** Square metres, with a comma as well as with a point. */
const areaM2 = () => optionalFigure(largestAreaM2)

const comments = () => asSent(array(object(roomCommentFields)).max(mostCommentsAtOnce, 'notValid').nullable(), (value) => value == null)

export const roomInput = object({ estateId: recordId(), id: recordId() })
export const createRoomInput = object({
  estateId: recordId(),
  floorId: id(),
  id: optionalRecordId(),
  type: choice(roomTypes),
  name: optionalText(255),
  areaM2: areaM2(),
  sortOrder: sortOrder(),
  comments: comments(),
})
export const mostRoomsAtOnce = 50
const newRoom = object({ id: recordId(), type: choice(roomTypes), name: optionalText(255) })
/** On the floor that is named, or on the first of that kind; where there is none, it is made. */
export const addRoomsInput = object({
  estateId: recordId(),
  floorId: optionalId(),
  floorType: optionalChoice(floorTypes).when('floorId', ([floorId], field) => (floorId == null ? choice(floorTypes) : field)),
  rooms: array().of(newRoom).typeError('notValid').required('required').min(1, 'required').max(mostRoomsAtOnce, 'tooMany'),
})
export const updateRoomInput = object({
  estateId: recordId(),
  id: recordId(),
  version: version(),
  floorId: optionalId(),
  type: optionalChoice(roomTypes),
  name: optionalText(255),
  areaM2: areaM2(),
  sortOrder: sortOrder(),
  comments: comments(),
})
export const moveRoomInput = object({
  estateId: recordId(),
  id: recordId(),
  version: version(),
  floorId: id(),
  beforeId: optionalId(),
})
