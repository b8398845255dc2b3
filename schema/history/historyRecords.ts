import type { HistoryKind } from './historyKinds.ts'

interface HistoryRecord {
  kind: HistoryKind
  /** The commands about it, by their names. */
  by: readonly string[]
}

/** What there is to change on an estate, and which commands change it. Every command on an estate stands here once. */
export const historyRecords = {
  estate: {
    kind: 'estate',
    by: [
      'createEstate',
      'updateEstate',
      'claimEstate',
      'chooseEstateImage',
      'putAwayFirstSteps',
      'endOwnership',
      'removeEstate',
      'restoreEstate',
    ],
  },
  claim: {
    kind: 'sharing',
    by: [
      'inviteOwner',
      'claimEstateAtPlace',
      'askElectronicId',
      'approveClaim',
      'denyClaim',
      'withdrawClaim',
      'enterClaimCode',
      'settleClaim',
    ],
  },
  deletion: {
    kind: 'estate',
    by: ['restoreEstateDeletions', 'endEstateDeletions', 'restoreProjectDeletions', 'endProjectDeletions'],
  },
  file: { kind: 'estate', by: ['uploadEstateImage', 'deleteEstateImage', 'uploadEstateDocument', 'deleteEstateDocument'] },
  floor: {
    kind: 'interior',
    by: [
      'saveFloor',
      'moveFloor',
      'addRooms',
      'deleteFloor',
      'restoreFloor',
      'saveProjectFloor',
      'moveProjectFloor',
      'deleteProjectFloor',
      'restoreProjectFloor',
    ],
  },
  room: {
    kind: 'interior',
    by: [
      'createRoom',
      'updateRoom',
      'moveRoom',
      'deleteRoom',
      'restoreRoom',
      'createProjectRoom',
      'updateProjectRoom',
      'moveProjectRoom',
      'deleteProjectRoom',
      'restoreProjectRoom',
    ],
  },
  roomComment: { kind: 'interior', by: ['saveRoomComment', 'deleteRoomComment', 'saveProjectRoomComment', 'deleteProjectRoomComment'] },
  exterior: { kind: 'exterior', by: ['saveExterior', 'addExteriorImages'] },
  exteriorImage: {
    kind: 'exterior',
    by: ['uploadExteriorImage', 'saveExteriorImage', 'moveExteriorImage', 'deleteExteriorImage', 'restoreExteriorImage'],
  },
  technicalInformation: { kind: 'technicalInformation', by: ['saveTechnicalInformation'] },
  building: { kind: 'technicalInformation', by: ['createBuilding', 'updateBuilding', 'deleteBuilding', 'saveArchitectDetail'] },
  buildingPart: { kind: 'technicalInformation', by: ['saveBuildingPart', 'deleteBuildingPart'] },
  otherDocument: { kind: 'technicalInformation', by: ['saveOtherDocument', 'deleteOtherDocument'] },
  controlPoint: { kind: 'technicalInformation', by: ['saveEstateControlPoint', 'deleteEstateControlPoint'] },
  renovation: { kind: 'renovations', by: ['saveRenovation', 'deleteRenovation'] },
  value: { kind: 'value', by: ['saveEstateValue', 'deleteValueEstimate'] },
  moistureSensor: { kind: 'moisture', by: ['saveMoistureSensor', 'deleteMoistureSensor', 'addMoistureReading'] },
  moistureToken: { kind: 'moisture', by: ['createMoistureToken', 'revokeMoistureToken'] },
  insurance: { kind: 'insurance', by: ['saveInsurance', 'deleteInsurance'] },
  report: { kind: 'reportArchive', by: ['saveReportDocument', 'deleteReportDocument'] },
  privateDocument: { kind: 'privateFolder', by: ['savePrivateDocument', 'deletePrivateDocument'] },
  publicLink: { kind: 'sharing', by: ['createPublicLink', 'updatePublicLink', 'deletePublicLink'] },
  guest: { kind: 'sharing', by: ['inviteGuest', 'updateGuest', 'removeGuest', 'inviteGuestAgain', 'leaveEstate'] },
  accessLink: { kind: 'sharing', by: ['requestSupplierAccess', 'purchaseSupplierAccess', 'claimAccessLink', 'deleteAccessLink'] },
  mail: {
    kind: 'mailbox',
    by: ['sendDocuments', 'uploadMailboxDocument', 'seeMailbox', 'seeMailboxDocument', 'moveMailboxDocument', 'deleteMailboxDocument'],
  },
  planBuilding: {
    kind: 'maintenance',
    by: ['addMaintenanceBuilding', 'addPlannedTasks', 'updateMaintenanceBuilding', 'removeMaintenanceBuilding'],
  },
  planArea: { kind: 'maintenance', by: ['saveMaintenanceArea', 'deleteMaintenanceArea'] },
  planTask: {
    kind: 'maintenance',
    by: [
      'createMaintenanceTask',
      'updateMaintenanceTask',
      'moveMaintenanceTask',
      'takeBackDoneTask',
      'deleteMaintenanceTask',
      'moveMaintenanceTasks',
      'moveMaintenanceTasksToArea',
      'assignMaintenanceTasks',
      'deleteMaintenanceTasks',
    ],
  },
  doneTask: { kind: 'maintenance', by: ['archiveMaintenanceTask', 'archiveMaintenanceTasks', 'changeDoneTask'] },
  planReport: {
    kind: 'maintenance',
    by: [
      'createMaintenanceReport',
      'updateMaintenanceReport',
      'deleteMaintenanceReport',
      'generateMaintenanceReport',
      'stopMaintenanceReport',
      'uploadReportImage',
      'uploadReportPaper',
      'deleteReportFile',
    ],
  },
  planImport: { kind: 'maintenance', by: ['uploadPlanSheet', 'importPlan', 'undoPlanImport'] },
  planConfirmation: { kind: 'maintenance', by: ['setMaintenanceConfirmation', 'confirmDoneTask', 'sendBackDoneTask'] },
  planSupplier: {
    kind: 'maintenance',
    by: ['createMaintenanceSupplier', 'updateMaintenanceSupplier', 'confirmMaintenanceSupplier', 'deleteMaintenanceSupplier'],
  },
  planDocument: { kind: 'maintenance', by: ['savePlanDocument', 'uploadPlanDocument', 'renamePlanDocument', 'deletePlanDocument'] },
  planBudget: { kind: 'maintenance', by: ['saveBuildingBudget', 'saveBuildingBudgets', 'saveForecast', 'saveShares', 'savePriceSeries'] },
  planScenario: { kind: 'maintenance', by: ['saveScenario', 'deleteScenario', 'adoptScenario', 'takeBackScenario'] },
  project: { kind: 'projects', by: ['createProject', 'startProjectForCustomer', 'updateProject', 'closeProject', 'reopenProject'] },
  controlArea: { kind: 'projects', by: ['changeControlArea', 'reopenControlArea'] },
  controlled: { kind: 'projects', by: ['addControlPoint', 'changeControlPoint', 'reopenControlPoint', 'verifyControlPoint'] },
  projectDocuments: { kind: 'projects', by: ['saveProjectDocuments'] },
  deviation: { kind: 'projects', by: ['raiseDeviation', 'changeDeviation', 'moveDeviation', 'planDeviation'] },
  owedPaper: { kind: 'projects', by: ['decidePaper', 'askForPaper', 'askForMissingPapers', 'endPaperRequest', 'deliverPaper'] },
  handoverBook: { kind: 'projects', by: ['makeHandoverBook', 'endHandoverBook'] },
  projectBudget: { kind: 'projects', by: ['saveProjectBudget', 'lockProjectBudget'] },
  calendarFeed: { kind: 'sharing', by: ['createCalendarFeed', 'renewCalendarFeed', 'revokeCalendarFeed'] },
  supportAccess: { kind: 'sharing', by: ['openSupportAccess', 'endSupportAccess'] },
} as const satisfies Record<string, HistoryRecord>

export type HistoryRecordName = keyof typeof historyRecords
export type HistoryOperation = (typeof historyRecords)[HistoryRecordName]['by'][number]

const recordNames = Object.keys(historyRecords) as HistoryRecordName[]
export const historyOperations = recordNames.flatMap((name): readonly HistoryOperation[] => historyRecords[name].by)
/** What a command is about; undefined of one that an earlier version knew. */
export const recordOf = (operation: string) =>
  recordNames.find((name) => (historyRecords[name].by as readonly string[]).includes(operation))
