import type { RouteObject } from 'react-router-dom'
import type { Address } from '#client/access/own.ts'
import { question, screen, screenOf, speaks } from '#client/access/screen.ts'

const projectOf = ({ params }: Pick<Address, 'params'>) => ({ projectId: params.projectId ?? '' })

const searchedIn = ({ params, search }: Address) => ({ ...projectOf({ params }), search: search.get('search') || null })

/** Below `/private`. */
export const projectRoutes: RouteObject[] = [
  screen(
    'projects',
    async () => (await import('./list/ProjectsPage.tsx')).ProjectsPage,
    async () => (await import('#client/generated/operations/Projects.ts')).ProjectsDocument,
    ({ search }) => ({
      search: search.get('search') || null,
      status: search.get('status') === 'ARCHIVED' ? ('ARCHIVED' as const) : ('ACTIVE' as const),
    }),
  ),
  speaks(
    ['projects.newCustomer', 'estates.form', 'lookup'],
    screen('projects/new', async () => (await import('./newCustomer/StartProjectPage.tsx')).StartProjectPage),
  ),
  screenOf({
    path: 'project/:projectId',
    asks: question(
      async () => (await import('#client/generated/operations/ProjectOverview.ts')).ProjectOverviewDocument,
      ({ project }) => project ?? undefined,
      projectOf,
    ),
    page: async () => (await import('./project/ProjectPage.tsx')).ProjectPage,
    texts: ['deviations'],
  }),
  screenOf({
    path: 'project/:projectId/control-areas',
    asks: question(
      async () => (await import('#client/generated/operations/ProjectAreas.ts')).ProjectAreasDocument,
      ({ project }) => project ?? undefined,
      projectOf,
    ),
    page: async () => (await import('./controlAreas/ControlAreasPage.tsx')).ControlAreasPage,
  }),
  screenOf({
    path: 'project/:projectId/control-areas/:controlAreaId',
    asks: question(
      async () => (await import('#client/generated/operations/ProjectControlArea.ts')).ProjectControlAreaDocument,
      ({ controlArea }) => controlArea ?? undefined,
      (args) => ({ ...projectOf(args), controlAreaId: args.params.controlAreaId ?? '' }),
    ),
    page: async () => (await import('./controlAreas/ControlAreaPage.tsx')).ControlAreaPage,
    texts: ['deviations', 'estates.interior'],
  }),
  screen(
    'project/:projectId/edit',
    async () => (await import('./saveProject/EditProjectPage.tsx')).EditProjectPage,
    async () => (await import('#client/generated/operations/ProjectForm.ts')).ProjectFormDocument,
    projectOf,
  ),
  speaks(
    ['projects.meter'],
    screen(
      'project/:projectId/delivery-documents',
      async () => (await import('./papers/DeliveryPapersPage.tsx')).DeliveryPapersPage,
      async () => (await import('#client/generated/operations/DeliveryPapers.ts')).DeliveryPapersDocument,
      searchedIn,
    ),
  ),
  screen(
    'project/:projectId/architect-documents',
    async () => (await import('./papers/PapersPage.tsx')).ArchitectPapersPage,
    async () => (await import('#client/generated/operations/ArchitectPapers.ts')).ArchitectPapersDocument,
    searchedIn,
  ),
  screen(
    'project/:projectId/common-documents',
    async () => (await import('./papers/PapersPage.tsx')).CommonPapersPage,
    async () => (await import('#client/generated/operations/CommonPapers.ts')).CommonPapersDocument,
    searchedIn,
  ),
  screenOf({
    path: 'project/:projectId/budget',
    asks: question(
      async () => (await import('#client/generated/operations/ProjectBudget.ts')).ProjectBudgetDocument,
      ({ projectBudget }) => projectBudget,
      projectOf,
    ),
    page: async () => (await import('./budget/BudgetPage.tsx')).BudgetPage,
  }),
  screenOf({
    path: 'project/:projectId/estate/:estateId',
    asks: question(
      async () => (await import('#client/generated/operations/ProjectOverview.ts')).ProjectOverviewDocument,
      ({ project }) => project ?? undefined,
      projectOf,
    ),
    page: async () => (await import('./project/ProjectEstatePage.tsx')).ProjectEstatePage,
  }),
  speaks(
    ['estates.interior'],
    screen(
      'project/:projectId/estate/:estateId/interior',
      async () => (await import('./interior/ProjectInteriorPage.tsx')).ProjectInteriorPage,
      async () => (await import('#client/generated/operations/ProjectInterior.ts')).ProjectInteriorDocument,
    ),
  ),
  speaks(
    ['deviations', 'estates.interior'],
    screen(
      'project/:projectId/estate/:estateId/interior/room/:roomId',
      async () => (await import('./interior/ProjectRoomPage.tsx')).ProjectRoomPage,
      async () => (await import('#client/generated/operations/ProjectRoomPage.ts')).ProjectRoomPageDocument,
      ({ params }) => ({ projectId: params['projectId'] ?? '', estateId: params['estateId'] ?? '', id: params['roomId'] ?? '' }),
    ),
  ),
  screen(
    'estate/:estateId/project',
    async () => (await import('./saveProject/NewProjectPage.tsx')).NewProjectPage,
    async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument,
  ),
]

const fromTask = async () => (await import('./saveProject/TaskProjectPage.tsx')).TaskProjectPage

/** Below `/private`, where a property was looked up first. */
export const taskProjectRoutes: RouteObject[] = ['task/project', 'task/:type/project', 'task/:type/:key/project'].map((path) =>
  screen(path, fromTask),
)

/** Below a public link. */
export const linkedProjectRoutes: RouteObject[] = [
  screen(
    'project/:projectId',
    async () => (await import('./linked/LinkedProjectPage.tsx')).LinkedProjectPage,
    async () => (await import('#client/generated/operations/LinkedProject.ts')).LinkedProjectDocument,
    projectOf,
  ),
  screen(
    'project/:projectId/control-areas/:controlAreaId',
    async () => (await import('./linked/LinkedAreaPage.tsx')).LinkedAreaPage,
    async () => (await import('#client/generated/operations/LinkedArea.ts')).LinkedAreaDocument,
    (args) => ({ ...projectOf(args), controlAreaId: args.params.controlAreaId ?? '' }),
  ),
  screen(
    'project/:projectId/delivery-documents',
    async () => (await import('./linked/LinkedPapersPage.tsx')).LinkedDeliveryPapersPage,
    async () => (await import('#client/generated/operations/LinkedDeliveryPapers.ts')).LinkedDeliveryPapersDocument,
    projectOf,
  ),
  screen(
    'project/:projectId/architect-documents',
    async () => (await import('./linked/LinkedPapersPage.tsx')).LinkedArchitectPapersPage,
    async () => (await import('#client/generated/operations/LinkedArchitectPapers.ts')).LinkedArchitectPapersDocument,
    projectOf,
  ),
]
