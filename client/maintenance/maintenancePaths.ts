import { markingOf } from '#client/estates/archivedTasks/markingDone.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'

/** Where the screens of the maintenance plan lie. */
export function useMaintenancePaths() {
  const { path } = useEstatePlace()
  const start = path + estateSections.maintenance.path
  const plan = `${start}/plan`
  const reports = path + estateSections.reports.path
  const area = (buildingId: string, areaId: string) => `${plan}/building/${buildingId}/area/${areaId}`
  const listed = (buildingId: string, areaId: string, taskId: string) => `${area(buildingId, areaId)}/listed/${taskId}`
  return {
    start,
    plan,
    building: (id: string) => `${plan}?selectedBuilding=${id}`,
    importPlan: `${plan}/import`,
    newBuilding: `${plan}/building`,
    editBuilding: (id: string) => `${plan}/building/${id}`,
    area,
    newTask: (buildingId: string, areaId: string) => `${area(buildingId, areaId)}/task`,
    task: (buildingId: string, areaId: string, taskId: string) => `${area(buildingId, areaId)}/task/${taskId}`,
    listed,
    /** What was done is asked over the task, as `useArchiving` opens it. */
    archive: (buildingId: string, areaId: string, { id, nextDueDate }: { id: string; nextDueDate?: string | null }) =>
      `${listed(buildingId, areaId, id)}?done=${markingOf(id, nextDueDate)}`,
    yearWheel: path + estateSections.yearWheel.path,
    yearOf: (responsibleId: string) => `${path}${estateSections.yearWheel.path}?responsibleId=${responsibleId}`,
    economy: path + estateSections.economy.path,
    suppliers: path + estateSections.suppliers.path,
    reports,
    newReport: `${reports}/create`,
    report: (reportId: string) => `${reports}/modify/${reportId}`,
  }
}
