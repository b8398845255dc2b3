import type { RouteObject } from 'react-router-dom'
import { screen } from '#client/access/screen.ts'

const projectOf = ({ params }: { params: { projectId?: string } }) => ({ projectId: params.projectId ?? '' })

/** Below `/private`. */
export const projectRoutes: RouteObject[] = [
  screen(
    'projects',
    async () => (await import('./list/ProjectsPage.tsx')).ProjectsPage,
    async () => (await import('#client/generated/operations/Projects.ts')).ProjectsDocument,
    ({ request }) => {
      const asked = new URL(request.url).searchParams
      return {
        search: asked.get('search') || null,
        status: asked.get('status') === 'ARCHIVED' ? ('ARCHIVED' as const) : ('ACTIVE' as const),
      }
    },
  ),
  screen(
    'project/:projectId',
    async () => (await import('./project/ProjectPage.tsx')).ProjectPage,
    async () => (await import('#client/generated/operations/ProjectOverview.ts')).ProjectOverviewDocument,
    projectOf,
  ),
  screen(
    'project/:projectId/control-areas',
    async () => (await import('./controlAreas/ControlAreasPage.tsx')).ControlAreasPage,
    async () => (await import('#client/generated/operations/ProjectAreas.ts')).ProjectAreasDocument,
    projectOf,
  ),
  screen(
    'project/:projectId/control-areas/:controlAreaId',
    async () => (await import('./controlAreas/ControlAreaPage.tsx')).ControlAreaPage,
    async () => (await import('#client/generated/operations/ProjectControlArea.ts')).ProjectControlAreaDocument,
    (args) => ({ ...projectOf(args), controlAreaId: args.params.controlAreaId ?? '' }),
  ),
  screen(
    'project/:projectId/edit',
    async () => (await import('./saveProject/EditProjectPage.tsx')).EditProjectPage,
    async () => (await import('#client/generated/operations/ProjectForm.ts')).ProjectFormDocument,
    projectOf,
  ),
  screen(
    'estate/:estateId/project',
    async () => (await import('./saveProject/NewProjectPage.tsx')).NewProjectPage,
    async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument,
  ),
]

const fromTask = async () => (await import('./saveProject/TaskProjectPage.tsx')).TaskProjectPage

/** Below `/private`, where a property was looked up first. */
export const taskProjectRoutes: RouteObject[] = [screen('task/project', fromTask), screen('task/:type/:key/project', fromTask)]
