import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { screen } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'
import { askedOf } from './documents/askedOf.ts'
import { historyAsked } from './history/historyAsked.ts'
import { windowOf } from './moisture/windows.ts'

const estateOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '' })
const renovationOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '', renovationId: params.renovationId ?? '' })
const archivedOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '', taskId: params.taskId ?? '' })
const roomOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '', id: params.roomId ?? '' })
const searchOf = ({ request }: LoaderFunctionArgs) => ({ search: new URL(request.url).searchParams.get('search') })

const documentsOf = (args: LoaderFunctionArgs) => ({
  ...estateOf(args),
  ...askedOf(new URL(args.request.url).searchParams),
})

const historyOf = (args: LoaderFunctionArgs) => ({
  ...estateOf(args),
  ...historyAsked(new URL(args.request.url).searchParams),
})

/** Which building, whether it stands in the path or after it. */
const placeOf = ({ params, request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams
  const named = (name: 'estateId' | 'buildingId') => params[name] ?? search.get(name) ?? ''
  return { estateId: named('estateId'), buildingId: named('buildingId') }
}
const pointOf = (args: LoaderFunctionArgs) => ({ ...placeOf(args), controlPointId: args.params.controlPointId ?? '' })

/** A form that opens on a screen changes the address, and nothing that was read. */
const forAnotherScreen = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname

const otherDocuments = {
  loader: startsQuery(async () => (await import('#client/generated/operations/OtherDocuments.ts')).OtherDocumentsDocument, placeOf),
  shouldRevalidate: forAnotherScreen,
  lazy: async () => ({ Component: (await import('./otherDocuments/OtherDocumentsPage.tsx')).OtherDocumentsPage }),
} satisfies RouteObject
const architect = {
  loader: startsQuery(async () => (await import('#client/generated/operations/ArchitectDetail.ts')).ArchitectDetailDocument, placeOf),
  shouldRevalidate: forAnotherScreen,
  lazy: async () => ({ Component: (await import('./architectDetails/ArchitectPage.tsx')).ArchitectPage }),
} satisfies RouteObject
const controlPoint = {
  loader: startsQuery(async () => (await import('#client/generated/operations/EstateControlPoint.ts')).EstateControlPointDocument, pointOf),
  lazy: async () => ({ Component: (await import('./controlPoints/ControlPointPage.tsx')).ControlPointPage }),
} satisfies RouteObject
/** The header can be read where the section is closed. */
const startsFrame = startsQuery(async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument, estateOf)
const startsMoisture = startsQuery(
  async () => (await import('#client/generated/operations/MoistureMonitoring.ts')).MoistureMonitoringDocument,
  (args) => ({ ...estateOf(args), days: windowOf(new URL(args.request.url).searchParams) }),
)
const startsHistory = startsQuery(async () => (await import('#client/generated/operations/History.ts')).HistoryDocument, historyOf)

/** The papers of a building, where the holder of a link finds them. */
export const linkedPapersOfBuilding: RouteObject[] = [
  { path: 'estate/:estateId/technical-info/building/:buildingId/other-documents', ...otherDocuments },
  { path: 'architect', ...architect },
  { path: 'control-point/:controlPointId', ...controlPoint },
]

/** The screens of one estate, for its people and for whoever has a link to it. What they may do there, the server says. */
export const screensOfEstate: RouteObject[] = [
  {
    path: 'estate/:estateId',
    loader: startsQuery(async () => (await import('#client/generated/operations/EstateSummary.ts')).EstateSummaryDocument, estateOf),
    lazy: async () => ({ Component: (await import('./estate/EstatePage.tsx')).EstatePage }),
  },
  {
    path: 'estate/:estateId/interior',
    loader: startsQuery(async () => (await import('#client/generated/operations/Interior.ts')).InteriorDocument, estateOf),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./interior/InteriorPage.tsx')).InteriorPage }),
  },
  {
    path: 'estate/:estateId/interior/room/:roomId',
    loader: startsQuery(async () => (await import('#client/generated/operations/RoomPage.ts')).RoomPageDocument, roomOf),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./interior/RoomPage.tsx')).RoomPage }),
  },
  {
    path: 'estate/:estateId/renovation',
    loader: startsQuery(async () => (await import('#client/generated/operations/Renovations.ts')).RenovationsDocument, estateOf),
    lazy: async () => ({ Component: (await import('./renovations/RenovationsPage.tsx')).RenovationsPage }),
  },
  {
    path: 'estate/:estateId/renovation/view/:renovationId',
    loader: startsQuery(async () => (await import('#client/generated/operations/Renovation.ts')).RenovationDocument, renovationOf),
    lazy: async () => ({ Component: (await import('./renovations/RenovationPage.tsx')).RenovationPage }),
  },
  {
    path: 'estate/:estateId/renovation/task/:taskId',
    loader: startsQuery(async () => (await import('#client/generated/operations/ArchivedTask.ts')).ArchivedTaskDocument, archivedOf),
    lazy: async () => ({ Component: (await import('./archivedTasks/ArchivedTaskPage.tsx')).ArchivedTaskPage }),
  },
  {
    path: 'estate/:estateId/exterior',
    loader: startsQuery(async () => (await import('#client/generated/operations/Exterior.ts')).ExteriorDocument, estateOf),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./exterior/ExteriorPage.tsx')).ExteriorPage }),
  },
  screen(
    'estate/:estateId/report-archive',
    async () => (await import('./reportArchive/ReportArchivePage.tsx')).ReportArchivePage,
    async () => (await import('#client/generated/operations/ReportArchive.ts')).ReportArchiveDocument,
  ),
  {
    path: 'estate/:estateId/documents',
    loader: startsQuery(async () => (await import('#client/generated/operations/FindDocuments.ts')).FindDocumentsDocument, documentsOf),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./documents/DocumentsPage.tsx')).DocumentsPage }),
  },
  screen(
    'estate/:estateId/insurance',
    async () => (await import('./insurance/InsurancePage.tsx')).InsurancePage,
    async () => (await import('#client/generated/operations/Insurances.ts')).InsurancesDocument,
  ),
  {
    path: 'estate/:estateId/value',
    loader: startsQuery(async () => (await import('#client/generated/operations/EstateValue.ts')).EstateValueDocument, estateOf),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./value/ValuePage.tsx')).ValuePage }),
  },
  {
    path: 'estate/:estateId/technical-info',
    loader: startsQuery(
      async () => (await import('#client/generated/operations/TechnicalInformation.ts')).TechnicalInformationDocument,
      estateOf,
    ),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./technicalInformation/TechnicalInformationPage.tsx')).TechnicalInformationPage }),
  },
  {
    path: 'estate/:estateId/technical-info/building/:buildingId',
    loader: startsQuery(async () => (await import('#client/generated/operations/Building.ts')).BuildingDocument, placeOf),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./buildings/BuildingPage.tsx')).BuildingPage }),
  },
]

/** Below `/private`. */
export const estateRoutes: RouteObject[] = [
  {
    path: 'estates',
    loader: startsQuery(async () => (await import('#client/generated/operations/Estates.ts')).EstatesDocument, searchOf),
    lazy: async () => ({ Component: (await import('./estates/EstatesPage.tsx')).EstatesPage }),
  },
  {
    path: 'estates/create',
    lazy: async () => ({ Component: (await import('./saveEstate/CreateEstatePage.tsx')).CreateEstatePage }),
  },
  {
    path: 'estates/modify/:estateId',
    lazy: async () => ({ Component: (await import('./saveEstate/ModifyEstatePage.tsx')).ModifyEstatePage }),
  },
  ...screensOfEstate,
  {
    path: 'estate/:estateId/renovation/create',
    loader: startsQuery(async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument, estateOf),
    lazy: async () => ({ Component: (await import('./renovations/CreateRenovationPage.tsx')).CreateRenovationPage }),
  },
  {
    path: 'estate/:estateId/renovation/edit/:renovationId',
    loader: startsQuery(async () => (await import('#client/generated/operations/Renovation.ts')).RenovationDocument, renovationOf),
    lazy: async () => ({ Component: (await import('./renovations/EditRenovationPage.tsx')).EditRenovationPage }),
  },
  {
    path: 'estate/:estateId/technical-info/building',
    lazy: async () => ({ Component: (await import('./buildings/CreateBuildingPage.tsx')).CreateBuildingPage }),
  },
  { path: 'estate/:estateId/technical-info/other-documents', ...otherDocuments },
  { path: 'estate/:estateId/technical-info/architect', ...architect },
  {
    path: 'estate/:estateId/technical-info/control-point/create',
    lazy: async () => ({ Component: (await import('./controlPoints/CreateControlPointPage.tsx')).CreateControlPointPage }),
  },
  { path: 'estate/:estateId/technical-info/control-point/:controlPointId', ...controlPoint },
  {
    path: 'estate/:estateId/moisture-monitoring',
    loader: (args) => startsFrame(args) ?? startsMoisture(args),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./moisture/MoisturePage.tsx')).MoisturePage }),
  },
  screen(
    'estate/:estateId/private-folder',
    async () => (await import('./privateFolder/PrivateFolderPage.tsx')).PrivateFolderPage,
    async () => (await import('#client/generated/operations/PrivateFolder.ts')).PrivateFolderDocument,
  ),
]

/** With words of its own. */
export const historyRoutes: RouteObject[] = [
  {
    path: 'estate/:estateId/history',
    loader: (args) => startsFrame(args) ?? startsHistory(args),
    shouldRevalidate: forAnotherScreen,
    lazy: async () => ({ Component: (await import('./history/HistoryPage.tsx')).HistoryPage }),
  },
]
