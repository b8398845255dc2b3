import { useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { useRenovationPaths } from '#client/estates/renovations/renovationPaths.ts'
import type { FoundDocumentPartsFragment as FoundDocument } from '#client/generated/graphql.ts'

/** Where the record that keeps a document is seen. */
export function useRecordPath() {
  const { path } = useEstatePlace()
  const building = useBuildingPaths()
  const renovation = useRenovationPaths()
  return ({ kind, recordId, buildingId }: Pick<FoundDocument, 'kind' | 'recordId' | 'buildingId'>) => {
    const at = buildingId ?? ''
    const paths: Record<FoundDocument['kind'], string> = {
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
}
