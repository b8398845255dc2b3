import type { RouteObject } from 'react-router-dom'
import type { Address } from '#client/access/own.ts'
import { besides, question, screen, screenOf, speaks } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'
import { startsProjects } from './startsProjects.ts'

const projectOf = ({ params }: Pick<Address, 'params'>) => ({ projectId: params.projectId ?? '' })
const areaOf = (address: Address) => ({ ...projectOf(address), controlAreaId: address.params.controlAreaId ?? '' })
const searchedIn = ({ params, search }: Address) => ({ ...projectOf({ params }), search: search.get('search') || null })

/** The house in which the work will be. */
const startsFrame = startsQuery(
  async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument,
  ({ params }) => ({ estateId: params.estateId ?? '' }),
  startsProjects,
)

/** Below `/private`. */
export const projectRoutes: RouteObject[] = [
  screenOf({
    path: 'projects',
    asks: question(
      async () => (await import('#client/generated/operations/Projects.ts')).ProjectsDocument,
      ({ projects }) => projects,
      ({ search }) => ({
        search: search.get('search') || null,
        status: search.get('status') === 'ARCHIVED' ? ('ARCHIVED' as const) : ('ACTIVE' as const),
      }),
    ),
    page: async () => (await import('./list/ProjectsPage.tsx')).ProjectsPage,
    isFor: ({ features }) => features['projectManagement'] === true,
  }),
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
      areaOf,
    ),
    page: async () => (await import('./controlAreas/ControlAreaPage.tsx')).ControlAreaPage,
    texts: ['deviations', 'estates.interior'],
  }),
  screenOf({
    path: 'project/:projectId/edit',
    asks: question(
      async () => (await import('#client/generated/operations/ProjectForm.ts')).ProjectFormDocument,
      ({ projectForm }) => projectForm ?? undefined,
      projectOf,
    ),
    page: async () => (await import('./saveProject/EditProjectPage.tsx')).EditProjectPage,
  }),
  screenOf({
    path: 'project/:projectId/delivery-documents',
    asks: question(
      async () => (await import('#client/generated/operations/DeliveryPapers.ts')).DeliveryPapersDocument,
      ({ papers }) => papers,
      searchedIn,
    ),
    page: async () => (await import('./papers/DeliveryPapersPage.tsx')).DeliveryPapersPage,
    texts: ['projects.meter'],
  }),
  screenOf({
    path: 'project/:projectId/architect-documents',
    asks: question(
      async () => (await import('#client/generated/operations/ArchitectPapers.ts')).ArchitectPapersDocument,
      ({ papers }) => papers,
      searchedIn,
    ),
    page: async () => (await import('./papers/PapersPage.tsx')).ArchitectPapersPage,
  }),
  screenOf({
    path: 'project/:projectId/common-documents',
    asks: question(
      async () => (await import('#client/generated/operations/CommonPapers.ts')).CommonPapersDocument,
      ({ papers }) => papers,
      searchedIn,
    ),
    page: async () => (await import('./papers/PapersPage.tsx')).CommonPapersPage,
  }),
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
  screenOf({
    path: 'project/:projectId/estate/:estateId/interior',
    asks: question(
      async () => (await import('#client/generated/operations/ProjectInterior.ts')).ProjectInteriorDocument,
      ({ floors }) => floors,
    ),
    page: async () => (await import('./interior/ProjectInteriorPage.tsx')).ProjectInteriorPage,
    texts: ['estates.interior'],
  }),
  screenOf({
    path: 'project/:projectId/estate/:estateId/interior/room/:roomId',
    asks: question(
      async () => (await import('#client/generated/operations/ProjectRoomPage.ts')).ProjectRoomPageDocument,
      (answer) => answer.frame && answer,
      ({ params }) => ({ projectId: params['projectId'] ?? '', estateId: params['estateId'] ?? '', id: params['roomId'] ?? '' }),
    ),
    page: async () => (await import('./interior/ProjectRoomPage.tsx')).ProjectRoomPage,
    texts: ['deviations', 'estates.interior'],
  }),
  besides(
    startsFrame,
    screenOf({
      path: 'estate/:estateId/project',
      asks: question(
        async () => (await import('#client/generated/operations/ProjectOptions.ts')).ProjectOptionsDocument,
        ({ projectOptions }) => projectOptions,
      ),
      page: async () => (await import('./saveProject/NewProjectPage.tsx')).NewProjectPage,
      isFor: startsProjects,
    }),
  ),
]

const fromTask = async () => (await import('./saveProject/TaskProjectPage.tsx')).TaskProjectPage

/** Below `/private`, where a property was looked up first. */
export const taskProjectRoutes: RouteObject[] = ['task/project', 'task/:type/project', 'task/:type/:key/project'].map((path) =>
  screen(path, fromTask),
)

/** Below a public link. */
export const linkedProjectRoutes: RouteObject[] = [
  screenOf({
    path: 'project/:projectId',
    asks: question(
      async () => (await import('#client/generated/operations/LinkedProject.ts')).LinkedProjectDocument,
      ({ project }) => project ?? undefined,
      projectOf,
    ),
    page: async () => (await import('./linked/LinkedProjectPage.tsx')).LinkedProjectPage,
  }),
  screenOf({
    path: 'project/:projectId/control-areas/:controlAreaId',
    asks: question(
      async () => (await import('#client/generated/operations/LinkedArea.ts')).LinkedAreaDocument,
      ({ controlArea }) => controlArea ?? undefined,
      areaOf,
    ),
    page: async () => (await import('./linked/LinkedAreaPage.tsx')).LinkedAreaPage,
  }),
  screenOf({
    path: 'project/:projectId/delivery-documents',
    asks: question(
      async () => (await import('#client/generated/operations/LinkedDeliveryPapers.ts')).LinkedDeliveryPapersDocument,
      ({ papers }) => papers,
      projectOf,
    ),
    page: async () => (await import('./linked/LinkedPapersPage.tsx')).LinkedDeliveryPapersPage,
  }),
  screenOf({
    path: 'project/:projectId/architect-documents',
    asks: question(
      async () => (await import('#client/generated/operations/LinkedArchitectPapers.ts')).LinkedArchitectPapersDocument,
      ({ papers }) => papers,
      projectOf,
    ),
    page: async () => (await import('./linked/LinkedPapersPage.tsx')).LinkedArchitectPapersPage,
  }),
]
