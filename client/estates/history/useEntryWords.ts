import type { HistoryPartsFragment as HistoryEntry } from '#client/generated/graphql.ts'
import { type MessageKey } from '#client/messages/messages.ts'
import { useKnownKey, useText } from '#client/messages/Text.tsx'
import { recordOf } from '#schema/history/historyRecords.ts'

const typeWords = {
  floor: 'estates.interior.floorType',
  room: 'estates.interior.roomType',
  roomComment: 'estates.interior.roomType',
  buildingPart: 'estates.buildingPart',
  controlArea: 'controls.area',
  controlled: 'controls.point',
} as const

/** An entry in words: who it was, what its record is called, and which fields were changed. */
export function useEntryWords() {
  const text = useText()
  const isKnown = useKnownKey()
  const knownKey = (key: string): MessageKey | undefined => (isKnown(key) ? key : undefined)

  const whoDid = ({ actorName, isActorGone }: HistoryEntry) => actorName ?? text(isActorGone ? 'history.gone' : 'history.system')

  function recordName({ operation, recordName: name, recordType }: HistoryEntry) {
    const record = recordOf(operation)
    const words = record && record in typeWords ? typeWords[record as keyof typeof typeWords] : undefined
    const type = words && recordType ? knownKey(`${words}.${recordType}`) : undefined
    return name ?? (type && text(type))
  }

  const fields = ({ operation, changedFields, isFirst }: HistoryEntry) => {
    const record = recordOf(operation)
    const isToldAlready = (field: string) => field === 'completedAt' && (record === 'controlArea' || record === 'controlled')
    const keys = isFirst ? [] : changedFields.filter((field) => !isToldAlready(field)).map((field) => knownKey(`history.field.${field}`))
    return [...new Set(keys.filter((key) => key !== undefined))].map((key) => text(key)).join(', ')
  }

  const why = ({ outcome }: HistoryEntry) => text(knownKey(`history.why.${outcome}`) ?? 'history.why.other')

  return { whoDid, recordName, fields, why }
}
