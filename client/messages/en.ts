import errors from '#schema/errors/en.json' with { type: 'json' }
import controls from '#schema/projects/controlNames/en.json' with { type: 'json' }
import accountsDataExport from './en/accounts.dataExport.json' with { type: 'json' }
import accountsDeparture from './en/accounts.departure.json' with { type: 'json' }
import accounts from './en/accounts.json' with { type: 'json' }
import accountsTokens from './en/accounts.tokens.json' with { type: 'json' }
import administrationDeeds from './en/administration.deeds.json' with { type: 'json' }
import administration from './en/administration.json' with { type: 'json' }
import administrationOffice from './en/administration.office.json' with { type: 'json' }
import administrationOperating from './en/administration.operating.json' with { type: 'json' }
import appFind from './en/app.find.json' with { type: 'json' }
import appHomePage from './en/app.homePage.json' with { type: 'json' }
import app from './en/app.json' with { type: 'json' }
import common from './en/common.json' with { type: 'json' }
import companies from './en/companies.json' with { type: 'json' }
import deleted from './en/deleted.json' with { type: 'json' }
import deviations from './en/deviations.json' with { type: 'json' }
import estateList from './en/estateList.json' with { type: 'json' }
import estatesArchive from './en/estates.archive.json' with { type: 'json' }
import estatesBuilding from './en/estates.building.json' with { type: 'json' }
import estatesCondition from './en/estates.condition.json' with { type: 'json' }
import estatesControlPoint from './en/estates.controlPoint.json' with { type: 'json' }
import estatesDampness from './en/estates.dampness.json' with { type: 'json' }
import estatesDocuments from './en/estates.documents.json' with { type: 'json' }
import estatesDrawings from './en/estates.drawings.json' with { type: 'json' }
import estatesExterior from './en/estates.exterior.json' with { type: 'json' }
import estatesFinding from './en/estates.finding.json' with { type: 'json' }
import estatesFindMine from './en/estates.findMine.json' with { type: 'json' }
import estatesFirstSteps from './en/estates.firstSteps.json' with { type: 'json' }
import estatesForm from './en/estates.form.json' with { type: 'json' }
import estatesGoodToKnow from './en/estates.goodToKnow.json' with { type: 'json' }
import estatesInsurance from './en/estates.insurance.json' with { type: 'json' }
import estatesInterior from './en/estates.interior.json' with { type: 'json' }
import estatesInvitedOwner from './en/estates.invitedOwner.json' with { type: 'json' }
import estates from './en/estates.json' with { type: 'json' }
import estatesLeaving from './en/estates.leaving.json' with { type: 'json' }
import estatesMoisture from './en/estates.moisture.json' with { type: 'json' }
import estatesOtherDocuments from './en/estates.otherDocuments.json' with { type: 'json' }
import estatesPrivateFolder from './en/estates.privateFolder.json' with { type: 'json' }
import estatesRenovations from './en/estates.renovations.json' with { type: 'json' }
import estatesReports from './en/estates.reports.json' with { type: 'json' }
import estatesTechnical from './en/estates.technical.json' with { type: 'json' }
import estatesValue from './en/estates.value.json' with { type: 'json' }
import estatesWaits from './en/estates.waits.json' with { type: 'json' }
import files from './en/files.json' with { type: 'json' }
import history from './en/history.json' with { type: 'json' }
import licences from './en/licences.json' with { type: 'json' }
import logout from './en/logout.json' with { type: 'json' }
import lookup from './en/lookup.json' with { type: 'json' }
import mailbox from './en/mailbox.json' with { type: 'json' }
import maintenanceAddTask from './en/maintenance.addTask.json' with { type: 'json' }
import maintenanceAssigned from './en/maintenance.assigned.json' with { type: 'json' }
import maintenanceDuties from './en/maintenance.duties.json' with { type: 'json' }
import maintenanceEconomy from './en/maintenance.economy.json' with { type: 'json' }
import maintenanceForecast from './en/maintenance.forecast.json' with { type: 'json' }
import maintenanceImport from './en/maintenance.import.json' with { type: 'json' }
import maintenance from './en/maintenance.json' with { type: 'json' }
import maintenancePortfolio from './en/maintenance.portfolio.json' with { type: 'json' }
import maintenanceReport from './en/maintenance.report.json' with { type: 'json' }
import maintenanceScenario from './en/maintenance.scenario.json' with { type: 'json' }
import maintenanceSeveral from './en/maintenance.several.json' with { type: 'json' }
import maintenanceStarter from './en/maintenance.starter.json' with { type: 'json' }
import maintenanceSupplier from './en/maintenance.supplier.json' with { type: 'json' }
import maintenanceSupplierAccess from './en/maintenance.supplierAccess.json' with { type: 'json' }
import orders from './en/orders.json' with { type: 'json' }
import ordersQuotations from './en/orders.quotations.json' with { type: 'json' }
import paperLink from './en/paperLink.json' with { type: 'json' }
import projects from './en/projects.json' with { type: 'json' }
import projectsMeter from './en/projects.meter.json' with { type: 'json' }
import projectsNewCustomer from './en/projects.newCustomer.json' with { type: 'json' }
import projectsTemplates from './en/projects.templates.json' with { type: 'json' }
import publicLink from './en/publicLink.json' with { type: 'json' }
import sharing from './en/sharing.json' with { type: 'json' }
import supplierLink from './en/supplierLink.json' with { type: 'json' }
import support from './en/support.json' with { type: 'json' }
import trades from './en/trades.json' with { type: 'json' }
import validations from './en/validations.json' with { type: 'json' }

/** Written beside the Norwegian, key by key: one that is missing or left over does not compile. */
export const en = {
  accounts,
  'accounts.tokens': accountsTokens,
  'accounts.departure': accountsDeparture,
  'accounts.dataExport': accountsDataExport,
  administration,
  'administration.deeds': administrationDeeds,
  'administration.office': administrationOffice,
  'administration.operating': administrationOperating,
  app,
  'app.find': appFind,
  'app.homePage': appHomePage,
  common,
  companies,
  controls,
  deleted,
  deviations,
  errors,
  estateList,
  estates,
  'estates.technical': estatesTechnical,
  'estates.privateFolder': estatesPrivateFolder,
  'estates.reports': estatesReports,
  'estates.firstSteps': estatesFirstSteps,
  'estates.form': estatesForm,
  'estates.goodToKnow': estatesGoodToKnow,
  'estates.invitedOwner': estatesInvitedOwner,
  'estates.insurance': estatesInsurance,
  'estates.archive': estatesArchive,
  'estates.building': estatesBuilding,
  'estates.condition': estatesCondition,
  'estates.controlPoint': estatesControlPoint,
  'estates.dampness': estatesDampness,
  'estates.documents': estatesDocuments,
  'estates.drawings': estatesDrawings,
  'estates.exterior': estatesExterior,
  'estates.findMine': estatesFindMine,
  'estates.finding': estatesFinding,
  'estates.interior': estatesInterior,
  'estates.leaving': estatesLeaving,
  'estates.moisture': estatesMoisture,
  'estates.otherDocuments': estatesOtherDocuments,
  'estates.renovations': estatesRenovations,
  'estates.value': estatesValue,
  'estates.waits': estatesWaits,
  files,
  history,
  licences,
  logout,
  lookup,
  mailbox,
  maintenance,
  'maintenance.supplier': maintenanceSupplier,
  'maintenance.portfolio': maintenancePortfolio,
  'maintenance.forecast': maintenanceForecast,
  'maintenance.scenario': maintenanceScenario,
  'maintenance.duties': maintenanceDuties,
  'maintenance.economy': maintenanceEconomy,
  'maintenance.addTask': maintenanceAddTask,
  'maintenance.import': maintenanceImport,
  'maintenance.assigned': maintenanceAssigned,
  'maintenance.report': maintenanceReport,
  'maintenance.several': maintenanceSeveral,
  'maintenance.starter': maintenanceStarter,
  'maintenance.supplierAccess': maintenanceSupplierAccess,
  orders,
  'orders.quotations': ordersQuotations,
  paperLink,
  supplierLink,
  projects,
  'projects.meter': projectsMeter,
  'projects.newCustomer': projectsNewCustomer,
  'projects.templates': projectsTemplates,
  publicLink,
  sharing,
  support,
  trades,
  validations,
}
