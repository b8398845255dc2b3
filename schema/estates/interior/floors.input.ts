import { number, object } from 'yup'
import { asSent } from '#schema/asSent.ts'
import { choice, flag, optionalChoice, optionalId, optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

/** From the ground up. */
export const floorTypes = [
  'basement',
  'lowerGround',
  'groundFloor',
  'floor1',
  'floor2',
  'floor3',
  'floor4',
  'floor5',
  'floor6',
  'floor7',
  'floor8',
  'floor9',
  'floor10',
  'floor11',
  'floor12',
  'floor13',
  'floor14',
  'floor15',
  'floor16',
  'floor17',
  'floor18',
  'floor19',
  'floor20',
  'attic',
  'loft',
] as const

const largestOrder = 1_000_000_000
/** Where a row stands among its siblings. */
export const sortOrder = () =>
  asSent(
    number().typeError('notValid').integer('notValid').min(-largestOrder, 'notValid').max(largestOrder, 'notValid').nullable(),
    (value) => value == null || (Number.isInteger(value) && Math.abs(Number(value)) <= largestOrder),
  )

export const floorsInput = listInput({ estateId: recordId() })
export const floorInput = object({ estateId: recordId(), floorId: recordId() })
export const saveFloorInput = object({
  estateId: recordId(),
  floorId: optionalRecordId(),
  version: version(),
  type: optionalChoice(floorTypes).when('floorId', ([id], field) => (id == null ? choice(floorTypes) : field)),
  name: optionalText(255),
  sortOrder: sortOrder(),
})
export const moveFloorInput = object({ estateId: recordId(), floorId: recordId(), version: version(), beforeId: optionalId() })
export const deleteFloorInput = object({ estateId: recordId(), floorId: recordId(), withRooms: flag() })
