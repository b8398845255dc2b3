import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { guards } from '#server/access/guards.ts'
import { resetLink, sendResetLink } from '#server/access/passwordTokens.ts'
import { verify, Viewers } from '#server/access/viewers.ts'
import * as accessTokens from '#server/accounts/accessTokens/accessTokens.api.ts'
import * as companyRegistration from '#server/accounts/companyRegistration/companyRegistration.api.ts'
import * as dataExport from '#server/accounts/dataExport/dataExport.api.ts'
import { exportRoute } from '#server/accounts/dataExport/exportRoute.ts'
import { writeExports } from '#server/accounts/dataExport/writing.ts'
import * as departure from '#server/accounts/departure/departure.api.ts'
import * as details from '#server/accounts/details/details.api.ts'
import * as identity from '#server/accounts/identity/identity.api.ts'
import * as mailChoices from '#server/accounts/mailChoices/mailChoices.api.ts'
import { unsubscribeRoute } from '#server/accounts/mailChoices/unsubscribeRoute.ts'
import * as passwordToken from '#server/accounts/passwordToken/passwordToken.api.ts'
import * as registration from '#server/accounts/registration/registration.api.ts'
import * as companyProfile from '#server/companies/profile/companyProfile.api.ts'
import * as subcontractors from '#server/companies/subcontractors/subcontractors.api.ts'
import * as companyUsers from '#server/companies/users/companyUsers.api.ts'
import type { Config } from '#server/config.ts'
import * as architectDetails from '#server/estates/architectDetails/architectDetails.api.ts'
import * as buildings from '#server/estates/buildings/buildings.api.ts'
import * as condition from '#server/estates/condition/condition.api.ts'
import * as controlPoints from '#server/estates/controlPoints/controlPoints.api.ts'
import * as documents from '#server/estates/documents/documents.api.ts'
import * as estates from '#server/estates/estates/estates.api.ts'
import * as estateValue from '#server/estates/estateValue/estateValue.api.ts'
import * as exterior from '#server/estates/exterior/exterior.api.ts'
import * as insurance from '#server/estates/insurance/insurance.api.ts'
import { remindOfInsurancesRegularly } from '#server/estates/insurance/reminders.ts'
import * as floors from '#server/estates/interior/floors.api.ts'
import * as removedInterior from '#server/estates/interior/removedInterior.api.ts'
import * as roomComments from '#server/estates/interior/roomComments.api.ts'
import * as rooms from '#server/estates/interior/rooms.api.ts'
import { ingestRoute } from '#server/estates/moisture/ingestRoute.ts'
import * as moisture from '#server/estates/moisture/moisture.api.ts'
import * as otherDocuments from '#server/estates/otherDocuments/otherDocuments.api.ts'
import * as privateFolder from '#server/estates/privateFolder/privateFolder.api.ts'
import * as renovations from '#server/estates/renovations/renovations.api.ts'
import * as reportArchive from '#server/estates/reportArchive/reportArchive.api.ts'
import * as saveEstate from '#server/estates/saveEstate/saveEstate.api.ts'
import * as technicalInformation from '#server/estates/technicalInformation/technicalInformation.api.ts'
import * as estateFiles from '#server/files/estateFiles/estateFiles.api.ts'
import * as files from '#server/files/files.api.ts'
import { searching } from '#server/files/scan/clamd.ts'
import { fileRoutes } from '#server/files/serve.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { sweepRegularly } from '#server/files/sweep.ts'
import { readFileTexts } from '#server/files/text/readFileTexts.ts'
import * as history from '#server/history/history.api.ts'
import { sealRegularly } from '#server/history/seals.ts'
import { Background } from '#server/jobs/background.ts'
import type { Slice } from '#server/kernel/api.ts'
import { build } from '#server/kernel/build.ts'
import type { House } from '#server/kernel/house.ts'
import { registerGraphql } from '#server/kernel/http/graphqlRoutes.ts'
import { registerPlatform } from '#server/kernel/http/platform.ts'
import { registerRest } from '#server/kernel/http/restRoutes.ts'
import { createServer } from '#server/kernel/http/server.ts'
import { createLog } from '#server/kernel/log.ts'
import { invoiceRoute } from '#server/licences/licences/invoiceRoute.ts'
import * as licences from '#server/licences/licences/licences.api.ts'
import { remindRegularly } from '#server/licences/licences/reminders.ts'
import * as licenceOffice from '#server/licences/office/licenceOffice.api.ts'
import * as classifiers from '#server/lookups/classifiers/classifiers.api.ts'
import * as propertySearch from '#server/lookups/propertySearch/propertySearch.api.ts'
import { openRegisters } from '#server/lookups/registers/openRegisters.ts'
import * as suggestions from '#server/lookups/suggestions/suggestions.api.ts'
import { deliverMails } from '#server/mail/delivery.ts'
import { registerDevMail } from '#server/mail/devMail.ts'
import { MailOutbox } from '#server/mail/outbox.ts'
import { answerMailRequests } from '#server/mail/requests.ts'
import * as deliveries from '#server/mailbox/deliveries/deliveries.api.ts'
import * as mailboxes from '#server/mailbox/mailboxes/mailboxes.api.ts'
import * as archive from '#server/maintenance/archive/archive.api.ts'
import * as areas from '#server/maintenance/areas/areas.api.ts'
import * as assignedPlans from '#server/maintenance/assignedPlans/assignedPlans.api.ts'
import * as planBuildings from '#server/maintenance/buildings/planBuildings.api.ts'
import * as calendarFeeds from '#server/maintenance/calendar/calendarFeeds.api.ts'
import { calendarRoute } from '#server/maintenance/calendar/calendarRoute.ts'
import { CalendarFetches, keepCalendarFetches } from '#server/maintenance/calendar/fetches.ts'
import * as confirmation from '#server/maintenance/confirmation/confirmation.api.ts'
import * as planDocuments from '#server/maintenance/documents/documents.api.ts'
import * as findings from '#server/maintenance/findings/findings.api.ts'
import { remindOfMaintenanceRegularly } from '#server/maintenance/reminders/reminders.ts'
import * as suppliers from '#server/maintenance/suppliers/suppliers.api.ts'
import * as tasks from '#server/maintenance/tasks/tasks.api.ts'
import * as yearWheel from '#server/maintenance/yearWheel/yearWheel.api.ts'
import { tellReaders } from '#server/pages/refusedFile.ts'
import { registerReadablePages } from '#server/pages/register.ts'
import * as controlAreas from '#server/projects/controlAreas/controlAreas.api.ts'
import * as projectControlPoints from '#server/projects/controlPoints/controlPoints.api.ts'
import * as projects from '#server/projects/projects/projects.api.ts'
import * as estateRegistry from '#server/registry/estateRegistry/estateRegistry.api.ts'
import * as accessLinks from '#server/sharing/accessLinks/accessLinks.api.ts'
import * as estateViewers from '#server/sharing/estateViewers/estateViewers.api.ts'
import { EstateVisits, keepEstateVisits } from '#server/sharing/estateViewers/estateVisits.ts'
import * as guests from '#server/sharing/guests/guests.api.ts'
import * as publicLinks from '#server/sharing/publicLinks/publicLinks.api.ts'
import { countVisits } from '#server/sharing/publicLinks/visits.ts'
import * as sharedEstate from '#server/sharing/sharedEstate/sharedEstate.api.ts'
import * as supportAccess from '#server/sharing/supportAccess/supportAccess.api.ts'
import { forgetRegularly } from '#server/start/forgetting.ts'

/** Everything the product can do, slice by slice. */
export const slices: readonly Slice[] = [
  identity,
  registration,
  companyRegistration,
  passwordToken,
  details,
  accessTokens,
  mailChoices,
  departure,
  dataExport,
  companyProfile,
  companyUsers,
  licences,
  licenceOffice,
  subcontractors,
  files,
  estates,
  saveEstate,
  estateRegistry,
  suggestions,
  classifiers,
  propertySearch,
  floors,
  removedInterior,
  rooms,
  roomComments,
  renovations,
  exterior,
  estateFiles,
  reportArchive,
  insurance,
  privateFolder,
  technicalInformation,
  buildings,
  architectDetails,
  otherDocuments,
  controlPoints,
  condition,
  estateValue,
  documents,
  moisture,
  planBuildings,
  areas,
  planDocuments,
  suppliers,
  findings,
  tasks,
  archive,
  confirmation,
  yearWheel,
  calendarFeeds,
  mailboxes,
  deliveries,
  history,
  publicLinks,
  guests,
  sharedEstate,
  supportAccess,
  estateViewers,
  accessLinks,
  assignedPlans,
  projects,
  controlAreas,
  projectControlPoints,
]

export interface App {
  house: House
  server: FastifyInstance
  /** Answers the address. */
  listen(): Promise<string>
  close(): Promise<void>
}

export async function createApp({
  config,
  databaseUrl,
  log = createLog(config),
}: {
  config: Config
  databaseUrl: string
  log?: Logger
}): Promise<App> {
  const background = await Background.start(databaseUrl, log)
  const outbox = new MailOutbox(config, background)
  const visits = new EstateVisits()
  const { house, database } = await build({
    config,
    databaseUrl,
    slices,
    guards,
    verify,
    viewers: (db) => new Viewers(db),
    files: await openStore(config.files),
    search: searching(config.scannerUrl),
    outbox,
    jobs: background,
    registers: ({ source: db, send }) => openRegisters(config, { db, send }),
    onRead: visits.note,
    log,
  })
  const server = await createServer(house)
  const stopCounting = countVisits(server, house)
  const stopNoting = keepEstateVisits(visits, house)
  const fetches = new CalendarFetches()
  const stopNotingFetches = keepCalendarFetches(fetches, house)
  const readiness = registerPlatform(server, house, database)
  registerRest(server, house)
  await registerGraphql(server, house)
  await server.register(fileRoutes(house, tellReaders))
  await server.register(invoiceRoute(house))
  await server.register(exportRoute(house))
  await server.register(ingestRoute(house))
  await server.register(unsubscribeRoute(house))
  await server.register(calendarRoute(house, fetches))
  registerDevMail(server, house)
  await registerReadablePages(server, house)
  await deliverMails(house, background)
  await writeExports(house, background)
  await sealRegularly(house, background)
  await remindRegularly(house, background)
  await remindOfInsurancesRegularly(house, background)
  await remindOfMaintenanceRegularly(house, background)
  await answerMailRequests(house, background, { [resetLink]: sendResetLink })
  const stopReading = await readFileTexts(house, background)
  const stopSweeping = sweepRegularly(house)
  const stopForgetting = forgetRegularly(house)
  return {
    house,
    server,
    listen: () => server.listen({ host: config.host, port: config.port }),
    async close() {
      readiness.stop()
      await server.close()
      await stopCounting()
      await stopNoting()
      await stopNotingFetches()
      await stopReading()
      await stopSweeping()
      await stopForgetting()
      await background.stop()
      await database.close()
    },
  }
}
