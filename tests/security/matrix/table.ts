import { claimLines } from './claimLines.ts'
import { deletionLines } from './deletionLines.ts'
import { economyLines } from './economyLines.ts'
import { licenceLines } from './licenceLines.ts'
import { orderLines } from './orderLines.ts'
import { type Column, columns } from './people.ts'
import { peopleLines } from './peopleLines.ts'
import { planLines } from './planLines.ts'
import { projectLines } from './projectLines.ts'
import { uploadLines } from './uploadLines.ts'

/**
 * ok    answered
 * 401   no session
 * role  403 unauthorizedUser: signed in, but as no account
 * 403   authorizationFailure: the estate is seen, this of it is not
 * 404   does not exist for this caller
 * 410   the link has ended
 * 422   asked too little: a company says for whom
 * last  409 lastAdminInCompany: nobody would look after the company
 * none  there is no way to ask it through a link
 */
export const outcomes = ['ok', '401', 'role', '403', '404', '410', '422', 'last', 'none'] as const
export type Outcome = (typeof outcomes)[number]

/** Written by hand, from what the business wants. One line an operation, one column a caller. */
const written = `
                     anonymous owner coOwner guestRead guestEdit guestDenied guestExpired stranger noAccount sysadmin support partnerAdmin partnerLeader partnerPro foreignAdmin foreignLeader foreignPro link linkClosed linkOfAnother linkExpired
currentUser          ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
login                ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
logout               ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
selectAccount        401       ok    404     404       404       404         404          404      404       404      404     404          404           404        404          404           404        none none       none          none
rememberAccount      401       ok    404     404       404       404         404          404      404       404      404     404          404           404        404          404           404        none none       none          none
changePassword       401       ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
mailChoices          401       ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
chooseMail           401       ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
chooseMailByToken    ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
userExists           ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
registerCustomer     ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
registerCompany      ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
resetPassword        ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
validatePasswordToken ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
createPassword       ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
addresses            ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
companiesInRegister  ok        ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
propertySearchToken  401       ok    ok      role      role      role        role         ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
propertySummary      401       ok    ok      role      role      role        role         ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
companyUsers         401       role  role    role      role      role        role         role     role      ok       ok      404          role          role       404          role          role       none none       none          none
companyUser          401       role  role    role      role      role        role         role     role      ok       ok      404          role          role       404          role          role       none none       none          none
createCompanyUser    401       role  role    role      role      role        role         role     role      ok       ok      404          role          role       404          role          role       none none       none          none
updateCompanyUser    401       role  role    role      role      role        role         role     role      ok       ok      404          role          role       404          role          role       none none       none          none
inviteCompanyUserAgain 401       role  role    role      role      role        role         role     role      ok       ok      404          role          role       404          role          role       none none       none          none
company              401       role  role    role      role      role        role         role     role      ok       ok      404          404           404        404          404           404        none none       none          none
companyProfile       401       role  role    role      role      role        role         role     role      ok       ok      404          404           404        404          404           404        none none       none          none
companyPreview       401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
updateCompanyProfile 401       role  role    role      role      role        role         role     role      ok       ok      404          role          role       404          role          role       none none       none          none
uploadCompanyLogo    401       role  role    role      role      role        role         role     role      ok       ok      404          role          role       404          role          role       none none       none          none
deleteCompanyLogo    401       role  role    role      role      role        role         role     role      ok       ok      404          role          role       404          role          role       none none       none          none
subcontractors       401       role  role    role      role      role        role         role     role      ok       ok      404          404           404        404          404           404        none none       none          none
subcontractor        401       role  role    role      role      role        role         role     role      ok       ok      404          404           404        404          404           404        none none       none          none
createSubcontractor  401       role  role    role      role      role        role         role     role      ok       ok      404          404           role       404          404           role       none none       none          none
updateSubcontractor  401       role  role    role      role      role        role         role     role      ok       ok      404          404           role       404          404           role       none none       none          none
accessTokens         401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
createAccessToken    401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
revokeAccessToken    401       ok    404     404       404       404         404          404      role      404      404     404          404           404        404          404           404        none none       none          none
dataExport           401       ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
exportMyData         401       ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
accountDeparture     401       ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
deleteMyAccount      401       ok    ok      ok        ok        ok          ok           ok       ok        role     role    last         ok            ok         last         ok            ok         none none       none          none
profileDetails       401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
updateProfileDetails 401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
estates              401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
guestEstates         401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
guestInvitations     401       ok    ok      403       403       403         404          404      role      404      ok      403          403           403        404          404           404        none none       none          none
inviteGuest          401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
updateGuest          401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
removeGuest          401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
inviteGuestAgain     401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
leaveEstate          401       403   403     ok        ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
verifyEstateIdentity 401       ok    ok      role      role      role        role         ok       role      ok       ok      ok           ok            role       ok           ok            role       none none       none          none
createEstate         401       ok    ok      role      role      role        role         ok       role      ok       ok      422          422           role       422          422           role       none none       none          none
updateEstate         401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
putAwayFirstSteps    401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
estate               401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   ok         404           410
estateOwners         401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
reportDocuments      401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
saveReportDocument   401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteReportDocument 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
renovations          401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
renovationProjects   401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
renovation           401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
saveRenovation       401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteRenovation     401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
insurances           401       ok    ok      ok        ok        403         404          404      role      404      ok      403          403           403        404          404           404        ok   403        404           410
saveInsurance        401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteInsurance      401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
privateDocuments     401       ok    ok      ok        ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
savePrivateDocument  401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deletePrivateDocument 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
technicalInformation 401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
saveTechnicalInformation 401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
buildings            401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
building             401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
createBuilding       401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
updateBuilding       401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteBuilding       401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
architectDetail      401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
saveArchitectDetail  401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
otherDocuments       401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
saveOtherDocument    401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteOtherDocument  401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
estateControlPoints  401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
estateControlPoint   401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
saveEstateControlPoint 401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteEstateControlPoint 401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
saveBuildingPart     401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteBuildingPart   401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
estateValue          401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
saveEstateValue      401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteValueEstimate  401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
documentSearch       401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   ok         404           410
moistureMonitoring   401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
saveMoistureSensor   401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteMoistureSensor 401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
addMoistureReading   401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
createMoistureToken  401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
revokeMoistureToken  401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
maintenanceBuildings 401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
comingTasks          401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
maintenanceBuilding  401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
maintenanceBuildingOptions 401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
maintenanceArea      401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
planDocuments        401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
maintenanceTask      401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
responsibleOptions   401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
maintenanceSuppliers 401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            403        404          404           404        none none       none          none
addMaintenanceBuilding 401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
updateMaintenanceBuilding 401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
removeMaintenanceBuilding 401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
saveMaintenanceArea  401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
deleteMaintenanceArea 401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
savePlanDocument     401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
uploadPlanDocument   401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
renamePlanDocument   401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
deletePlanDocument   401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
tasksToConfirm       401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
maintenanceSettings  401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
setMaintenanceConfirmation 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
confirmDoneTask      401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
sendBackDoneTask     401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
createMaintenanceSupplier 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
updateMaintenanceSupplier 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteMaintenanceSupplier 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
createMaintenanceTask 401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
addPlannedTasks      401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
updateMaintenanceTask 401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
moveMaintenanceTask  401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
deleteMaintenanceTask 401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
archiveMaintenanceTask 401       ok    ok      403       ok        403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
archivedTasks        401       ok    ok      ok        ok        404         404          404      role      404      ok      ok           ok            ok         404          404           404        ok   404        404           410
archivedTask         401       ok    ok      ok        ok        404         404          404      role      404      ok      ok           ok            ok         404          404           404        ok   404        404           410
mailboxes            401       ok    ok      ok        ok        403         404          404      role      404      ok      403          403           403        404          404           404        none none       none          none
mailbox              401       ok    ok      ok        ok        403         404          404      role      404      ok      403          403           403        404          404           404        none none       none          none
mailboxDocuments     401       ok    ok      ok        ok        403         404          404      role      404      ok      403          403           403        404          404           404        none none       none          none
estateUpdates        401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
seeMailboxDocument   401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
seeMailbox           401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
moveMailboxDocument  401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteMailboxDocument 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deliveryPlace        401       role  role    role      role      role        role         role     role      role     role    role         ok            ok         role         ok            ok         none none       none          none
deliveries           401       role  role    role      role      role        role         role     role      role     role    role         ok            ok         role         ok            ok         none none       none          none
uploadMailboxDocument 401       role  role    role      role      role        role         role     role      role     role    role         ok            ok         role         ok            ok         none none       none          none
sendDocuments        401       role  role    role      role      role        role         role     role      role     role    role         ok            ok         role         ok            ok         none none       none          none
floorTypes           401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
houseTypes           401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
roomTypes            401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
floors               401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
floor                401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
room                 401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
saveFloor            401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
moveFloor            401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteFloor          401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
restoreFloor         401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
createRoom           401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
addRooms             401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
updateRoom           401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
moveRoom             401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteRoom           401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
removedFloors        401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
removedRooms         401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
restoreRoom          401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
saveRoomComment      401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteRoomComment    401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
exterior             401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   403        404           410
saveExterior         401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
addExteriorImages    401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
uploadExteriorImage  401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
saveExteriorImage    401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
moveExteriorImage    401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteExteriorImage  401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
restoreExteriorImage 401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
estateImages         401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
chooseEstateImage    401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
uploadEstateImage    401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteEstateImage    401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
uploadEstateDocument 401       ok    ok      403       ok        ok          404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteEstateDocument 401       ok    404     403       404       404         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
publicLinks          401       ok    ok      403       403       403         404          404      role      404      ok      403          403           403        404          404           404        none none       none          none
createPublicLink     401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
previewPublicLink    401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
updatePublicLink     401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deletePublicLink     401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
sharedEstate         401       role  role    role      role      role        role         role     role      role     role    role         role          role       role         role          role       ok   ok         ok            410
supportEstates       401       role  role    role      role      role        role         role     role      ok       ok      role         role          role       role         role          role       none none       none          none
openSupportAccesses  401       role  role    role      role      role        role         role     role      ok       ok      role         role          role       role         role          role       none none       none          none
openSupportAccess    401       role  role    role      role      role        role         role     role      ok       ok      role         role          role       role         role          role       none none       none          none
closeSupportAccess   401       role  role    role      role      role        role         role     role      ok       ok      role         role          role       role         role          role       none none       none          none
supportAccesses      401       ok    ok      403       403       403         404          404      role      404      ok      403          403           403        404          404           404        none none       none          none
endSupportAccess     401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
estateViewers        401       ok    ok      403       403       403         404          404      role      404      ok      403          403           403        404          404           404        none none       none          none
accessLinks          401       ok    ok      403       403       403         404          404      role      404      ok      ok           ok            403        404          404           404        none none       none          none
assignedPlans        401       role  role    role      role      role        role         role     role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
constructionProjects 401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        ok   ok         404           410
history              401       ok    ok      403       403       403         404          404      role      404      ok      403          403           403        404          404           404        none none       none          none
`

export const table: ReadonlyMap<string, Readonly<Record<Column, Outcome>>> = new Map(
  (
    written.trimEnd() +
    peopleLines.trimEnd() +
    projectLines.trimEnd() +
    orderLines.trimEnd() +
    economyLines.trimEnd() +
    licenceLines.trimEnd() +
    planLines.trimEnd() +
    claimLines.trimEnd() +
    deletionLines.trimEnd() +
    uploadLines
  )
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [operation, ...cells] = line.trim().split(/\s+/)
      if (cells.length !== columns.length) throw new Error(`${operation} has ${cells.length} cells`)
      return [operation!, Object.fromEntries(columns.map((column, i) => [column, cells[i] as Outcome])) as Record<Column, Outcome>]
    }),
)
