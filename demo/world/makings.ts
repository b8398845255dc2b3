import { type EstateKey, estateKeys, estates } from './estates.ts'
import type { Event } from './event.ts'
import type { Ids } from './ids.ts'
import { minutesAfter, type Past } from './past.ts'
import { personKeys } from './people.ts'
import type { Rows, TableName, RowValues } from './tables.ts'

/** How a row of each table came to be, and which of its columns names the record that this was told of. */
const commands: Partial<Record<TableName, { operation: string; record: string }>> = {
  estate: { operation: 'createEstate', record: 'id' },
  estate_exterior: { operation: 'saveExterior', record: 'estateId' },
  estate_value_estimate: { operation: 'saveEstateValue', record: 'estateId' },
  floor: { operation: 'saveFloor', record: 'id' },
  room: { operation: 'createRoom', record: 'id' },
  room_comment: { operation: 'saveRoomComment', record: 'id' },
  renovation: { operation: 'saveRenovation', record: 'id' },
  insurance_document: { operation: 'saveInsurance', record: 'id' },
  private_document: { operation: 'savePrivateDocument', record: 'id' },
  building: { operation: 'createBuilding', record: 'id' },
  drawing: { operation: 'saveArchitectDetail', record: 'buildingId' },
  other_document: { operation: 'saveOtherDocument', record: 'id' },
  estate_control_point: { operation: 'saveEstateControlPoint', record: 'id' },
  building_part: { operation: 'saveBuildingPart', record: 'id' },
  moisture_sensor: { operation: 'saveMoistureSensor', record: 'id' },
}
const untold = ['id', 'estateId', 'buildingId', 'roomId', 'version', 'sortOrder', 'authorAccountId', 'removedAt', 'createdAt', 'updatedAt']

const fieldsOf = (row: RowValues) => Object.keys(row).filter((field) => row[field] !== null && !untold.includes(field))

/** All that was added by hand since the estate was, by its first owner where nothing says who it was. */
export function makings(ids: Ids, made: Rows): Event[] {
  const keyOf = new Map(estateKeys.map((key) => [ids.estate(key), key]))
  const begun = new Map(made.estate!.map(({ id, createdAt }) => [keyOf.get(id as string), createdAt as Date]))
  const events = Object.entries(commands).flatMap(([table, { operation, record }]) =>
    (made[table as TableName] ?? []).map((row): Event => {
      const estate = keyOf.get((table === 'estate' ? row['id'] : row['estateId']) as string)!
      const by = personKeys.find((key) => ids.account(key) === row['authorAccountId']) ?? estates[estate].owners[0]!
      const changedFields = table === 'drawing' ? ['documents'] : fieldsOf(row)
      return { at: row['createdAt'] as Date, by, operation, estate, recordId: row[record] as string, changedFields }
    }),
  )
  return events.filter(({ at, estate }) => at >= begun.get(estate)!)
}

/** What was deleted, and can be had back. */
export const removals = (ids: Ids, made: Rows): Event[] =>
  made.room!.flatMap(({ id, estateId, removedAt }) => {
    const estate = estateKeys.find((key) => ids.estate(key) === estateId)!
    return removedAt
      ? [{ at: removedAt as Date, by: estates[estate].owners[0]!, operation: 'deleteRoom', estate, recordId: id as string }]
      : []
  })

/** What was put right in the last weeks. */
export function touches(past: Past, made: Rows): Event[] {
  const estate: EstateKey = 'house'
  const first = (table: TableName) => made[table]![0]!['id'] as string
  const by = 'owner' as const
  return [
    { at: past({ days: 2 }, '19:42'), by, operation: 'updateRoom', estate, recordId: first('room'), changedFields: ['areaM2'] },
    { at: past({ days: 6 }, '07:15'), by, operation: 'saveFloor', estate, recordId: first('floor'), changedFields: ['name'] },
    {
      at: minutesAfter(past({ days: 6 }, '07:15'), 7),
      by,
      operation: 'saveInsurance',
      estate,
      recordId: first('insurance_document'),
      changedFields: ['contactName', 'phone'],
    },
    {
      at: past({ days: 13 }, '20:03'),
      by,
      operation: 'updateBuilding',
      estate,
      recordId: first('building'),
      changedFields: ['roofCovering', 'windowsYear'],
    },
  ]
}
