import { useParams } from 'react-router-dom'

export const projectsPath = '/private/projects'
export const startProjectPath = '/private/projects/new'
export const privateProjectPath = (projectId: string) => `/private/project/${projectId}`
export const newProjectPath = (estateId: string) => `/private/estate/${estateId}/project`

/** Which project the screen is about, and in whose area it was opened. */
export function useProjectPlace() {
  const { projectId = '', controlAreaId = '', publicLinkKey } = useParams()
  const isPublic = publicLinkKey !== undefined
  const path = isPublic ? `/public-link/${publicLinkKey}/project/${projectId}` : privateProjectPath(projectId)
  return {
    projectId,
    controlAreaId,
    isPublic,
    path,
    areas: `${path}/control-areas`,
    area: (id: string) => `${path}/control-areas/${id}`,
    point: (areaId: string, pointId: string) => `${path}/control-areas/${areaId}?point=${pointId}`,
    edit: `${path}/edit`,
    deliveryDocuments: `${path}/delivery-documents`,
    architectDocuments: `${path}/architect-documents`,
    commonDocuments: `${path}/common-documents`,
    budget: `${path}/budget`,
    deleted: `${path}/deleted`,
    interior: (estateId: string) => `${path}/estate/${estateId}/interior`,
    deviations: `${path}/deviations`,
    deviation: (id: string) => `${path}/deviations/${id}`,
  }
}
