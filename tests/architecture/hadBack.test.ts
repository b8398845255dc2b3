import { expect, test } from 'vitest'
import { described } from './described.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** What these delete lies among what was deleted, and can be had back from there. */
const liesThere =
  words(`deleteReportDocument deleteInsurance deleteOtherDocument deletePrivateDocument deleteValueEstimate deleteMoistureSensor
  deletePlanDocument deleteMaintenanceTask deleteMaintenanceTasks deleteMaintenanceSupplier deleteScenario deleteMaintenanceArea deleteBuilding deleteBuildingPart
  deleteEstateControlPoint deleteRenovation deleteControlTemplate`)

/** What can be had back where it was: it keeps its place in a list. */
const hadBackWhereItWas = words(`deleteFloor deleteRoom deleteExteriorImage deleteProjectFloor deleteProjectRoom removeEstate`)

/** What nobody can have back. A list that is lowered, and never raised without a word why. */
const goneForGood =
  words(`deleteAccessLink deleteCompanyLogo deleteEstateDocument deleteEstateImage deleteMailboxDocument deleteMaintenanceReport deleteMyAccount deleteOrder
  deleteOrderDocument deleteOrderLine deleteProjectRoomComment deletePublicLink deleteQuotationDocument
  deleteReportFile deleteRoomComment deleteUpload removeGuest removeMaintenanceBuilding removeSignInLink`)

test('of everything that can be deleted it is said whether it can be had back', () => {
  const deleting = [...described().operations.values()].filter(({ name }) => /^(delete|remove)[A-Z]/.test(name)).map(({ name }) => name)
  expect(deleting.toSorted()).toEqual([...liesThere, ...hadBackWhereItWas, ...goneForGood].toSorted())
})
