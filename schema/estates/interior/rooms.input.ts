import { array, mixed, object } from 'yup'
import { asSent } from '#schema/asSent.ts'
import { choice, id, optionalChoice, optionalId, optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'
import { sortOrder } from './floors.input.ts'
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
const areaM2 = () =>
  asSent(
    mixed<number>()
      .transform((value: unknown) => (typeof value === 'string' ? typedArea(value) : value))
      .nullable()
      .test('area', 'notValid', (value) => value == null || isArea(value)),
    (value) => value == null || isArea(value),
  )
const isArea = (value: unknown) => typeof value === 'number' && value >= 0 && value <= largestAreaM2
const typedArea = (typed: string) => {
  const plain = typed.replaceAll(/\s/g, '').replace(',', '.')
  if (!plain) return null
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed
}

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
