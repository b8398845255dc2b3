import errors from '#schema/errors/nb.json' with { type: 'json' }
import controls from '#schema/projects/controlNames/nb.json' with { type: 'json' }
import accountsDataExport from './nb/accounts.dataExport.json' with { type: 'json' }
import accountsDeparture from './nb/accounts.departure.json' with { type: 'json' }
import accounts from './nb/accounts.json' with { type: 'json' }
import accountsTokens from './nb/accounts.tokens.json' with { type: 'json' }
import administrationDeeds from './nb/administration.deeds.json' with { type: 'json' }
import administration from './nb/administration.json' with { type: 'json' }
import administrationOffice from './nb/administration.office.json' with { type: 'json' }
import administrationOperating from './nb/administration.operating.json' with { type: 'json' }
import appFind from './nb/app.find.json' with { type: 'json' }
import appHomePage from './nb/app.homePage.json' with { type: 'json' }
import app from './nb/app.json' with { type: 'json' }
import common from './nb/common.json' with { type: 'json' }
import companies from './nb/companies.json' with { type: 'json' }
import deleted from './nb/deleted.json' with { type: 'json' }
import deviations from './nb/deviations.json' with { type: 'json' }
import estateList from './nb/estateList.json' with { type: 'json' }
import estatesArchive from './nb/estates.archive.json' with { type: 'json' }
import estatesBuilding from './nb/estates.building.json' with { type: 'json' }
import estatesCondition from './nb/estates.condition.json' with { type: 'json' }
import estatesControlPoint from './nb/estates.controlPoint.json' with { type: 'json' }
import estatesDampness from './nb/estates.dampness.json' with { type: 'json' }
import estatesDocuments from './nb/estates.documents.json' with { type: 'json' }
import estatesDrawings from './nb/estates.drawings.json' with { type: 'json' }
import estatesExterior from './nb/estates.exterior.json' with { type: 'json' }
import estatesFinding from './nb/estates.finding.json' with { type: 'json' }
import estatesFindMine from './nb/estates.findMine.json' with { type: 'json' }
import estatesFirstSteps from './nb/estates.firstSteps.json' with { type: 'json' }
import estatesForm from './nb/estates.form.json' with { type: 'json' }
import estatesGoodToKnow from './nb/estates.goodToKnow.json' with { type: 'json' }
import estatesInsurance from './nb/estates.insurance.json' with { type: 'json' }
import estatesInterior from './nb/estates.interior.json' with { type: 'json' }
import estatesInvitedOwner from './nb/estates.invitedOwner.json' with { type: 'json' }
import estates from './nb/estates.json' with { type: 'json' }
import estatesLeaving from './nb/estates.leaving.json' with { type: 'json' }
import estatesMoisture from './nb/estates.moisture.json' with { type: 'json' }
import estatesOtherDocuments from './nb/estates.otherDocuments.json' with { type: 'json' }
import estatesPrivateFolder from './nb/estates.privateFolder.json' with { type: 'json' }
import estatesRenovations from './nb/estates.renovations.json' with { type: 'json' }
import estatesReports from './nb/estates.reports.json' with { type: 'json' }
import estatesTechnical from './nb/estates.technical.json' with { type: 'json' }
import estatesValue from './nb/estates.value.json' with { type: 'json' }
import estatesWaits from './nb/estates.waits.json' with { type: 'json' }
import files from './nb/files.json' with { type: 'json' }
import history from './nb/history.json' with { type: 'json' }
import licences from './nb/licences.json' with { type: 'json' }
import logout from './nb/logout.json' with { type: 'json' }
import lookup from './nb/lookup.json' with { type: 'json' }
import mailbox from './nb/mailbox.json' with { type: 'json' }
import maintenanceAddTask from './nb/maintenance.addTask.json' with { type: 'json' }
import maintenanceAssigned from './nb/maintenance.assigned.json' with { type: 'json' }
import maintenanceDuties from './nb/maintenance.duties.json' with { type: 'json' }
import maintenanceEconomy from './nb/maintenance.economy.json' with { type: 'json' }
import maintenanceForecast from './nb/maintenance.forecast.json' with { type: 'json' }
import maintenanceImport from './nb/maintenance.import.json' with { type: 'json' }
import maintenance from './nb/maintenance.json' with { type: 'json' }
import maintenancePortfolio from './nb/maintenance.portfolio.json' with { type: 'json' }
import maintenanceReport from './nb/maintenance.report.json' with { type: 'json' }
import maintenanceScenario from './nb/maintenance.scenario.json' with { type: 'json' }
import maintenanceSeveral from './nb/maintenance.several.json' with { type: 'json' }
import maintenanceStarter from './nb/maintenance.starter.json' with { type: 'json' }
import maintenanceSupplier from './nb/maintenance.supplier.json' with { type: 'json' }
import maintenanceSupplierAccess from './nb/maintenance.supplierAccess.json' with { type: 'json' }
import orders from './nb/orders.json' with { type: 'json' }
import ordersQuotations from './nb/orders.quotations.json' with { type: 'json' }
import paperLink from './nb/paperLink.json' with { type: 'json' }
import projects from './nb/projects.json' with { type: 'json' }
import projectsMeter from './nb/projects.meter.json' with { type: 'json' }
import projectsNewCustomer from './nb/projects.newCustomer.json' with { type: 'json' }
import projectsTemplates from './nb/projects.templates.json' with { type: 'json' }
import publicLink from './nb/publicLink.json' with { type: 'json' }
import sharing from './nb/sharing.json' with { type: 'json' }
import supplierLink from './nb/supplierLink.json' with { type: 'json' }
import support from './nb/support.json' with { type: 'json' }
import trades from './nb/trades.json' with { type: 'json' }
import validations from './nb/validations.json' with { type: 'json' }

/** Norwegian is the original: its keys are all the keys there are. A file's name is the first part of its keys. */
export const nb = {
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
