import type { RouteObject } from 'react-router-dom'
import type { Address } from '#client/access/own.ts'
import { besides, question, screenOf } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'
import { askedOf } from './documents/askedOf.ts'
import { historyAsked } from './history/historyAsked.ts'
import { windowOf } from './moisture/windows.ts'
import { reportsAsked } from './reportArchive/reportsAsked.ts'

const estateOf = ({ params }: Pick<Address, 'params'>) => ({ estateId: params.estateId ?? '' })
const roomOf = ({ params }: Address) => ({ estateId: params.estateId ?? '', id: params.roomId ?? '' })
const documentsOf = (address: Address) => ({ ...estateOf(address), ...askedOf(address.search) })
const reportsOf = (address: Address) => ({ ...estateOf(address), ...reportsAsked(address.search) })
const historyOf = (address: Address) => ({ ...estateOf(address), ...historyAsked(address.search) })

/** The header can be read where the section is closed. */
const startsFrame = startsQuery(async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument, estateOf)

/** The screens of one estate, for its people and for whoever has a link to it. What they may do there, the server says. */
export const screensOfEstate: RouteObject[] = [
  screenOf({
    path: 'estate/:estateId',
    asks: question(
      async () => (await import('#client/generated/operations/EstateSummary.ts')).EstateSummaryDocument,
      ({ estate }) => estate ?? undefined,
    ),
    page: async () => (await import('./estate/EstatePage.tsx')).EstatePage,
    texts: ['estates.dampness'],
  }),
  screenOf({
    path: 'estate/:estateId/interior',
    asks: question(
      async () => (await import('#client/generated/operations/Interior.ts')).InteriorDocument,
      ({ floors }) => floors,
    ),
    page: async () => (await import('./interior/InteriorPage.tsx')).InteriorPage,
    texts: ['estates.interior'],
  }),
  screenOf({
    path: 'estate/:estateId/interior/room/:roomId',
    asks: question(
      async () => (await import('#client/generated/operations/RoomPage.ts')).RoomPageDocument,
      (answer) => answer.frame && answer,
      roomOf,
    ),
    page: async () => (await import('./interior/RoomPage.tsx')).RoomPage,
    texts: ['estates.interior'],
  }),
  screenOf({
    path: 'estate/:estateId/renovation',
    asks: question(
      async () => (await import('#client/generated/operations/Renovations.ts')).RenovationsDocument,
      ({ renovationProjects }) => renovationProjects,
    ),
    page: async () => (await import('./renovations/RenovationsPage.tsx')).RenovationsPage,
    texts: ['estates.archive', 'estates.renovations'],
  }),
  screenOf({
    path: 'estate/:estateId/renovation/view/:renovationId',
    asks: question(
      async () => (await import('#client/generated/operations/Renovation.ts')).RenovationDocument,
      ({ renovation }) => renovation ?? undefined,
    ),
    page: async () => (await import('./renovations/RenovationPage.tsx')).RenovationPage,
    texts: ['estates.otherDocuments', 'estates.renovations'],
  }),
  screenOf({
    path: 'estate/:estateId/exterior',
    asks: question(
      async () => (await import('#client/generated/operations/Exterior.ts')).ExteriorDocument,
      ({ exterior }) => exterior ?? undefined,
    ),
    page: async () => (await import('./exterior/ExteriorPage.tsx')).ExteriorPage,
    texts: ['estates.exterior'],
  }),
  screenOf({
    path: 'estate/:estateId/report-archive',
    asks: question(
      async () => (await import('#client/generated/operations/ReportArchive.ts')).ReportArchiveDocument,
      ({ estate }) => estate?.reportDocuments,
      reportsOf,
    ),
    page: async () => (await import('./reportArchive/ReportArchivePage.tsx')).ReportArchivePage,
    texts: ['estates.reports'],
  }),
  screenOf({
    path: 'estate/:estateId/documents',
    asks: question(
      async () => (await import('#client/generated/operations/FindDocuments.ts')).FindDocumentsDocument,
      ({ documentSearch }) => documentSearch,
      documentsOf,
    ),
    page: async () => (await import('./documents/DocumentsPage.tsx')).DocumentsPage,
    texts: ['estates.documents'],
  }),
  screenOf({
    path: 'estate/:estateId/insurance',
    asks: question(
      async () => (await import('#client/generated/operations/Insurances.ts')).InsurancesDocument,
      ({ estate }) => estate?.insurances,
    ),
    page: async () => (await import('./insurance/InsurancePage.tsx')).InsurancePage,
    texts: ['estates.insurance'],
  }),
  screenOf({
    path: 'estate/:estateId/value',
    asks: question(
      async () => (await import('#client/generated/operations/EstateValue.ts')).EstateValueDocument,
      ({ estate }) => estate?.value,
    ),
    page: async () => (await import('./value/ValuePage.tsx')).ValuePage,
    texts: ['estates.value'],
  }),
  screenOf({
    path: 'estate/:estateId/technical-info',
    asks: question(
      async () => (await import('#client/generated/operations/TechnicalInformation.ts')).TechnicalInformationDocument,
      ({ estate }) => estate?.technicalInformation,
    ),
    page: async () => (await import('./technicalInformation/TechnicalInformationPage.tsx')).TechnicalInformationPage,
    texts: ['estates.building', 'estates.technical', 'estates.goodToKnow'],
  }),
  screenOf({
    path: 'estate/:estateId/technical-info/building/:buildingId',
    asks: question(
      async () => (await import('#client/generated/operations/Building.ts')).BuildingDocument,
      ({ building }) => building ?? undefined,
    ),
    page: async () => (await import('./buildings/BuildingPage.tsx')).BuildingPage,
    texts: [
      'estates.building',
      'estates.condition',
      'estates.controlPoint',
      'estates.drawings',
      'estates.finding',
      'estates.otherDocuments',
    ],
  }),
]

/** Below `/private`. */
export const estateRoutes: RouteObject[] = [
  ...screensOfEstate,
  screenOf({
    path: 'estate/:estateId/renovation/create',
    asks: question(
      async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument,
      ({ estate }) => estate ?? undefined,
    ),
    page: async () => (await import('./renovations/CreateRenovationPage.tsx')).CreateRenovationPage,
    texts: ['estates.renovations'],
  }),
  screenOf({
    path: 'estate/:estateId/renovation/edit/:renovationId',
    asks: question(
      async () => (await import('#client/generated/operations/Renovation.ts')).RenovationDocument,
      ({ renovation }) => renovation ?? undefined,
    ),
    page: async () => (await import('./renovations/EditRenovationPage.tsx')).EditRenovationPage,
    texts: ['estates.renovations'],
  }),
  screenOf({
    path: 'estate/:estateId/technical-info/building',
    asks: question(
      async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument,
      ({ estate }) => estate ?? undefined,
    ),
    page: async () => (await import('./buildings/CreateBuildingPage.tsx')).CreateBuildingPage,
    texts: ['estates.building'],
  }),
  besides(
    startsFrame,
    screenOf({
      path: 'estate/:estateId/moisture-monitoring',
      asks: question(
        async () => (await import('#client/generated/operations/MoistureMonitoring.ts')).MoistureMonitoringDocument,
        ({ moistureMonitoring }) => moistureMonitoring,
        (address) => ({ ...estateOf(address), days: windowOf(address.search) }),
      ),
      page: async () => (await import('./moisture/MoisturePage.tsx')).MoisturePage,
      texts: ['estates.dampness', 'estates.finding', 'estates.moisture'],
    }),
  ),
  screenOf({
    path: 'estate/:estateId/private-folder',
    asks: question(
      async () => (await import('#client/generated/operations/PrivateFolder.ts')).PrivateFolderDocument,
      ({ estate }) => estate?.privateDocuments,
    ),
    page: async () => (await import('./privateFolder/PrivateFolderPage.tsx')).PrivateFolderPage,
    texts: ['estates.privateFolder'],
  }),
]

/** With words of its own. */
export const historyRoutes: RouteObject[] = [
  besides(
    startsFrame,
    screenOf({
      path: 'estate/:estateId/history',
      asks: question(
        async () => (await import('#client/generated/operations/History.ts')).HistoryDocument,
        ({ history }) => history,
        historyOf,
      ),
      page: async () => (await import('./history/HistoryPage.tsx')).HistoryPage,
      texts: ['estates.interior'],
    }),
  ),
]

/** With words that projects and companies share. */
export const deletedRoutes: RouteObject[] = [
  besides(
    startsFrame,
    screenOf({
      path: 'estate/:estateId/deleted',
      asks: question(
        async () => (await import('#client/generated/operations/EstateDeletions.ts')).EstateDeletionsDocument,
        ({ estateDeletions }) => estateDeletions,
        (address) => ({ ...estateOf(address), search: address.typed || null }),
      ),
      page: async () => (await import('./deleted/DeletedPage.tsx')).DeletedPage,
    }),
  ),
]
