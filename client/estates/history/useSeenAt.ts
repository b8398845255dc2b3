import { useIdentity } from '#client/access/identity.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { type EstateSectionName, estateSections, isSwitchedOn } from '#client/estates/estate/sections.ts'
import type { HistoryPartsFragment as HistoryEntry } from '#client/generated/graphql.ts'
import type { HistoryKind } from '#schema/history/historyKinds.ts'
import { historyRecords, recordOf } from '#schema/history/historyRecords.ts'
import { isDeletion } from './deeds.ts'

/** What is done in a project is seen there, and its history names none. */
const sections: Readonly<Partial<Record<HistoryKind, EstateSectionName>>> = {
  estate: 'summary',
  interior: 'interior',
  exterior: 'exterior',
  technicalInformation: 'technicalInformation',
  renovations: 'renovations',
  value: 'value',
  moisture: 'moisture',
  insurance: 'insurance',
  reportArchive: 'reportArchive',
  privateFolder: 'privateFolder',
  mailbox: 'mailbox',
  maintenance: 'maintenance',
  sharing: 'accessManagement',
}
/** Where a record has a screen of its own, below that of its section. */
const own: Readonly<Record<string, { section: EstateSectionName; subpath: string }>> = {
  renovation: { section: 'renovations', subpath: '/view/' },
  doneTask: { section: 'archivedTasks', subpath: '/' },
  building: { section: 'technicalInformation', subpath: '/building/' },
  planReport: { section: 'reports', subpath: '/modify/' },
}

/** Where the thing that an entry is about is seen; nowhere once it was deleted, or where that is closed to the viewer. */
export function useSeenAt() {
  const { estateId, path } = useEstatePlace()
  const may = useMay(estateId)
  const features = useIdentity()?.features
  return ({ operation, recordId, recordName }: HistoryEntry) => {
    const record = recordOf(operation)
    if (!record || isDeletion(operation)) return undefined
    // One that has a name, and has none any more, is gone.
    const screen = recordName && recordId ? own[record] : undefined
    const section = screen?.section ?? sections[historyRecords[record].kind]
    if (!section || !may('read', estateSections[section].part) || !isSwitchedOn(section, features)) return undefined
    return `${path}${estateSections[section].path}${screen ? screen.subpath + recordId! : ''}`
  }
}
