import * as accessTokens from '#server/accounts/accessTokens/accessTokens.api.ts'
import * as companyInvitations from '#server/accounts/companyInvitations/companyInvitations.api.ts'
import * as companyRegistration from '#server/accounts/companyRegistration/companyRegistration.api.ts'
import * as dataExport from '#server/accounts/dataExport/dataExport.api.ts'
import * as departure from '#server/accounts/departure/departure.api.ts'
import * as details from '#server/accounts/details/details.api.ts'
import * as electronicId from '#server/accounts/electronicId/electronicId.api.ts'
import * as emailProof from '#server/accounts/emailProof/emailProof.api.ts'
import * as identity from '#server/accounts/identity/identity.api.ts'
import * as mailChoices from '#server/accounts/mailChoices/mailChoices.api.ts'
import * as passwordToken from '#server/accounts/passwordToken/passwordToken.api.ts'
import * as refusedSenders from '#server/accounts/refusedSenders/refusedSenders.api.ts'
import * as registration from '#server/accounts/registration/registration.api.ts'
import * as accountSearch from '#server/accounts/search/search.api.ts'
import * as waiting from '#server/accounts/waiting/waiting.api.ts'
import * as administrationAuditLog from '#server/administration/auditLog/auditLog.api.ts'
import * as administrationBackups from '#server/administration/backups/backups.api.ts'
import * as administrationJobs from '#server/administration/jobs/jobs.api.ts'
import * as administrationMails from '#server/administration/mails/mails.api.ts'
import * as administrationOperating from '#server/administration/operating/operating.api.ts'
import * as administrationOverview from '#server/administration/overview/overview.api.ts'
import * as administrationStorage from '#server/administration/storage/storage.api.ts'
import * as administrationUserDesk from '#server/administration/userDesk/userDesk.api.ts'
import * as administrationUsers from '#server/administration/users/users.api.ts'
import * as archivedBackup from '#server/backup/archive/archiving.ts'
import * as erasures from '#server/backup/erasures.ts'
import * as nightlyIntegrity from '#server/backup/integrity/nightlyIntegrity.ts'
import * as nightlyBackup from '#server/backup/nightly.ts'
import * as companyProfile from '#server/companies/profile/companyProfile.api.ts'
import * as companyProof from '#server/companies/proof/companyProof.api.ts'
import * as subcontractors from '#server/companies/subcontractors/subcontractors.api.ts'
import * as companyUsers from '#server/companies/users/companyUsers.api.ts'
import * as architectDetails from '#server/estates/architectDetails/architectDetails.api.ts'
import * as buildings from '#server/estates/buildings/buildings.api.ts'
import * as condition from '#server/estates/condition/condition.api.ts'
import * as controlPoints from '#server/estates/controlPoints/controlPoints.api.ts'
import * as documents from '#server/estates/documents/documents.api.ts'
import * as estateFiles from '#server/estates/estateFiles/estateFiles.api.ts'
import * as estates from '#server/estates/estates/estates.api.ts'
import * as estateValue from '#server/estates/estateValue/estateValue.api.ts'
import * as exterior from '#server/estates/exterior/exterior.api.ts'
import * as firstSteps from '#server/estates/firstSteps/firstSteps.api.ts'
import * as insurance from '#server/estates/insurance/insurance.api.ts'
import * as floors from '#server/estates/interior/floors.api.ts'
import * as projectInterior from '#server/estates/interior/projectInterior.api.ts'
import * as removedInterior from '#server/estates/interior/removedInterior.api.ts'
import * as roomComments from '#server/estates/interior/roomComments.api.ts'
import * as rooms from '#server/estates/interior/rooms.api.ts'
import * as moisture from '#server/estates/moisture/moisture.api.ts'
import * as otherDocuments from '#server/estates/otherDocuments/otherDocuments.api.ts'
import * as ownerInvitations from '#server/estates/ownerInvitations/ownerInvitations.api.ts'
import * as privateFolder from '#server/estates/privateFolder/privateFolder.api.ts'
import * as renovations from '#server/estates/renovations/renovations.api.ts'
import * as reportArchive from '#server/estates/reportArchive/reportArchive.api.ts'
import * as saveEstate from '#server/estates/saveEstate/saveEstate.api.ts'
import * as technicalInformation from '#server/estates/technicalInformation/technicalInformation.api.ts'
import * as files from '#server/files/files.api.ts'
import * as uploadsInParts from '#server/files/inParts/inParts.api.ts'
import * as deletions from '#server/history/deletions/deletions.api.ts'
import * as history from '#server/history/history.api.ts'
import * as licences from '#server/licences/licences/licences.api.ts'
import * as licenceOffice from '#server/licences/office/licenceOffice.api.ts'
import * as classifiers from '#server/lookups/classifiers/classifiers.api.ts'
import * as propertySearch from '#server/lookups/propertySearch/propertySearch.api.ts'
import * as suggestions from '#server/lookups/suggestions/suggestions.api.ts'
import * as mail from '#server/mail/mail.api.ts'
import * as deliveries from '#server/mailbox/deliveries/deliveries.api.ts'
import * as mailboxes from '#server/mailbox/mailboxes/mailboxes.api.ts'
import * as archive from '#server/maintenance/archive/archive.api.ts'
import * as areas from '#server/maintenance/areas/areas.api.ts'
import * as assignedPlans from '#server/maintenance/assignedPlans/assignedPlans.api.ts'
import * as planBuildings from '#server/maintenance/buildings/planBuildings.api.ts'
import * as calendarFeeds from '#server/maintenance/calendar/calendarFeeds.api.ts'
import * as confirmation from '#server/maintenance/confirmation/confirmation.api.ts'
import * as planDocuments from '#server/maintenance/documents/documents.api.ts'
import * as economy from '#server/maintenance/economy/economy.api.ts'
import * as economySheets from '#server/maintenance/economySheets/economySheets.api.ts'
import * as findings from '#server/maintenance/findings/findings.api.ts'
import * as forecast from '#server/maintenance/forecast/forecast.api.ts'
import * as planImport from '#server/maintenance/planImport/planImport.api.ts'
import * as planSheet from '#server/maintenance/planSheet/planSheet.api.ts'
import * as portfolio from '#server/maintenance/portfolio/portfolio.api.ts'
import * as reminders from '#server/maintenance/reminders/reminders.api.ts'
import * as reports from '#server/maintenance/reports/reports.api.ts'
import * as starterPlan from '#server/maintenance/starter/starterPlan.api.ts'
import * as supplierAccess from '#server/maintenance/supplierAccess/supplierAccess.api.ts'
import * as suppliers from '#server/maintenance/suppliers/suppliers.api.ts'
import * as tasks from '#server/maintenance/tasks/tasks.api.ts'
import * as yearWheel from '#server/maintenance/yearWheel/yearWheel.api.ts'
import * as projectBudget from '#server/projects/budget/projectBudget.api.ts'
import * as closing from '#server/projects/closing/closing.api.ts'
import * as controlAreas from '#server/projects/controlAreas/controlAreas.api.ts'
import * as projectControlPoints from '#server/projects/controlPoints/controlPoints.api.ts'
import * as controlTemplates from '#server/projects/controlTemplates/controlTemplates.api.ts'
import * as deviations from '#server/projects/deviations/deviations.api.ts'
import * as projectDocuments from '#server/projects/documents/projectDocuments.api.ts'
import * as handover from '#server/projects/handover/handover.api.ts'
import * as orderApproval from '#server/projects/orderApproval/orderApproval.api.ts'
import * as orderCustomer from '#server/projects/orderCustomer/orderCustomer.api.ts'
import * as orderDocuments from '#server/projects/orderDocuments/orderDocuments.api.ts'
import * as orderLines from '#server/projects/orderLines/orderLines.api.ts'
import * as orderMoves from '#server/projects/orderMoves/orderMoves.api.ts'
import * as orderReport from '#server/projects/orderReport/orderReport.api.ts'
import * as orders from '#server/projects/orders/orders.api.ts'
import * as owedPapers from '#server/projects/owedPapers/owedPapers.api.ts'
import * as paperRequests from '#server/projects/paperRequests/paperRequests.api.ts'
import * as projects from '#server/projects/projects/projects.api.ts'
import * as quotationDocuments from '#server/projects/quotationDocuments/quotationDocuments.api.ts'
import * as quotations from '#server/projects/quotations/quotations.api.ts'
import * as saveProject from '#server/projects/saveProject/saveProject.api.ts'
import * as supplierLink from '#server/projects/supplierLink/supplierLink.api.ts'
import * as claims from '#server/registry/claims/claims.api.ts'
import * as estateRegistry from '#server/registry/estateRegistry/estateRegistry.api.ts'
import * as leaving from '#server/registry/leaving/leaving.api.ts'
import * as accessLinks from '#server/sharing/accessLinks/accessLinks.api.ts'
import * as estateViewers from '#server/sharing/estateViewers/estateViewers.api.ts'
import * as guests from '#server/sharing/guests/guests.api.ts'
import * as publicLinks from '#server/sharing/publicLinks/publicLinks.api.ts'
import * as sharedEstate from '#server/sharing/sharedEstate/sharedEstate.api.ts'
import * as supportAccess from '#server/sharing/supportAccess/supportAccess.api.ts'
import { handOver, type Speaking } from '#server/speaking.ts'

/** Everything the product can do, slice by slice. */
export const slices: readonly Speaking[] = [
  identity,
  registration,
  companyRegistration,
  ownerInvitations,
  passwordToken,
  emailProof,
  companyInvitations,
  details,
  accessTokens,
  electronicId,
  mailChoices,
  refusedSenders,
  departure,
  dataExport,
  companyProfile,
  companyUsers,
  companyProof,
  licences,
  licenceOffice,
  subcontractors,
  files,
  uploadsInParts,
  estates,
  leaving,
  saveEstate,
  estateRegistry,
  claims,
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
  firstSteps,
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
  starterPlan,
  suppliers,
  supplierAccess,
  findings,
  tasks,
  archive,
  confirmation,
  yearWheel,
  economy,
  economySheets,
  forecast,
  portfolio,
  planImport,
  planSheet,
  reminders,
  reports,
  calendarFeeds,
  mailboxes,
  deliveries,
  deletions,
  history,
  publicLinks,
  guests,
  sharedEstate,
  supportAccess,
  estateViewers,
  accessLinks,
  assignedPlans,
  projects,
  closing,
  handover,
  owedPapers,
  paperRequests,
  supplierLink,
  saveProject,
  controlAreas,
  projectControlPoints,
  controlTemplates,
  projectDocuments,
  projectBudget,
  projectInterior,
  deviations,
  orders,
  orderLines,
  orderDocuments,
  orderMoves,
  orderCustomer,
  orderApproval,
  orderReport,
  administrationOverview,
  administrationUsers,
  administrationUserDesk,
  administrationMails,
  administrationBackups,
  archivedBackup,
  nightlyBackup,
  nightlyIntegrity,
  erasures,
  administrationJobs,
  administrationOperating,
  administrationAuditLog,
  administrationStorage,
  quotations,
  quotationDocuments,
  mail,
  accountSearch,
  waiting,
]

handOver(slices)

export const forgets = slices.flatMap((slice) => slice.forgets ?? [])
