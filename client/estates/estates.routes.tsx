import type { RouteObject } from 'react-router-dom'
import type { Address } from '#client/access/own.ts'
import { besides, question, screen, screenOf, speaks } from '#client/access/screen.ts'
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
  speaks(
    ['estates.moisture'],
    screen(
      'estate/:estateId',
      async () => (await import('./estate/EstatePage.tsx')).EstatePage,
      async () => (await import('#client/generated/operations/EstateSummary.ts')).EstateSummaryDocument,
    ),
  ),
  speaks(
    ['estates.interior'],
    screen(
      'estate/:estateId/interior',
      async () => (await import('./interior/InteriorPage.tsx')).InteriorPage,
      async () => (await import('#client/generated/operations/Interior.ts')).InteriorDocument,
    ),
  ),
  speaks(
    ['estates.interior'],
    screen(
      'estate/:estateId/interior/room/:roomId',
      async () => (await import('./interior/RoomPage.tsx')).RoomPage,
      async () => (await import('#client/generated/operations/RoomPage.ts')).RoomPageDocument,
      roomOf,
    ),
  ),
  speaks(
    ['estates.archive', 'estates.renovations'],
    screen(
      'estate/:estateId/renovation',
      async () => (await import('./renovations/RenovationsPage.tsx')).RenovationsPage,
      async () => (await import('#client/generated/operations/Renovations.ts')).RenovationsDocument,
    ),
  ),
  speaks(
    ['estates.renovations'],
    screen(
      'estate/:estateId/renovation/view/:renovationId',
      async () => (await import('./renovations/RenovationPage.tsx')).RenovationPage,
      async () => (await import('#client/generated/operations/Renovation.ts')).RenovationDocument,
    ),
  ),
  speaks(
    ['estates.exterior'],
    screen(
      'estate/:estateId/exterior',
      async () => (await import('./exterior/ExteriorPage.tsx')).ExteriorPage,
      async () => (await import('#client/generated/operations/Exterior.ts')).ExteriorDocument,
    ),
  ),
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
  speaks(
    ['estates.documents'],
    screen(
      'estate/:estateId/documents',
      async () => (await import('./documents/DocumentsPage.tsx')).DocumentsPage,
      async () => (await import('#client/generated/operations/FindDocuments.ts')).FindDocumentsDocument,
      documentsOf,
    ),
  ),
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
  speaks(
    ['estates.building', 'estates.technical', 'estates.goodToKnow'],
    screen(
      'estate/:estateId/technical-info',
      async () => (await import('./technicalInformation/TechnicalInformationPage.tsx')).TechnicalInformationPage,
      async () => (await import('#client/generated/operations/TechnicalInformation.ts')).TechnicalInformationDocument,
    ),
  ),
  speaks(
    ['estates.building', 'estates.controlPoint'],
    screen(
      'estate/:estateId/technical-info/building/:buildingId',
      async () => (await import('./buildings/BuildingPage.tsx')).BuildingPage,
      async () => (await import('#client/generated/operations/Building.ts')).BuildingDocument,
    ),
  ),
]

/** Below `/private`. */
export const estateRoutes: RouteObject[] = [
  ...screensOfEstate,
  speaks(
    ['estates.renovations'],
    screen(
      'estate/:estateId/renovation/create',
      async () => (await import('./renovations/CreateRenovationPage.tsx')).CreateRenovationPage,
      async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument,
    ),
  ),
  speaks(
    ['estates.renovations'],
    screen(
      'estate/:estateId/renovation/edit/:renovationId',
      async () => (await import('./renovations/EditRenovationPage.tsx')).EditRenovationPage,
      async () => (await import('#client/generated/operations/Renovation.ts')).RenovationDocument,
    ),
  ),
  speaks(
    ['estates.building'],
    screen('estate/:estateId/technical-info/building', async () => (await import('./buildings/CreateBuildingPage.tsx')).CreateBuildingPage),
  ),
  besides(
    startsFrame,
    speaks(
      ['estates.moisture'],
      screen(
        'estate/:estateId/moisture-monitoring',
        async () => (await import('./moisture/MoisturePage.tsx')).MoisturePage,
        async () => (await import('#client/generated/operations/MoistureMonitoring.ts')).MoistureMonitoringDocument,
        (address) => ({ ...estateOf(address), days: windowOf(address.search) }),
      ),
    ),
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
    speaks(
      ['estates.interior'],
      screen(
        'estate/:estateId/history',
        async () => (await import('./history/HistoryPage.tsx')).HistoryPage,
        async () => (await import('#client/generated/operations/History.ts')).HistoryDocument,
        historyOf,
      ),
    ),
  ),
]
