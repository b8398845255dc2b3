import { estateSections } from '#client/estates/estate/sections.ts'
import type { FoundDocumentPartsFragment as FoundDocument } from '#client/generated/graphql.ts'

export type KeptBy = Pick<FoundDocument, 'kind' | 'recordId' | 'buildingId'>

interface Places {
  /** Of the estate. */
  path: string
  building: {
    architect: (id: string) => string
    otherDocuments: (id: string) => string
    controlPoint: (id: string, point: string) => string
  }
  renovation: { view: (id: string) => string }
}

/** Where the record that keeps a document is seen. */
export function recordPath({ path, building, renovation }: Places, { kind, recordId, buildingId }: KeptBy) {
  const at = buildingId ?? ''
  const paths: Record<KeptBy['kind'], string> = {
    report: path + estateSections.reportArchive.path,
    insurance: path + estateSections.insurance.path,
    privateDocument: path + estateSections.privateFolder.path,
    drawing: building.architect(at),
    otherDocument: building.otherDocuments(at),
    controlPoint: building.controlPoint(at, recordId),
    renovation: renovation.view(recordId),
    maintenance: `${path}/maintenance/plan${buildingId ? `?selectedBuilding=${buildingId}` : ''}`,
    mailboxDocument: `${path}${estateSections.mailbox.path}/${recordId}`,
  }
  return paths[kind]
}
