import { afterAll, describe, expect, test } from 'vitest'
import { type Action, actions } from '#schema/access/entries.ts'
import { sectionNames, sectionSubject } from '#schema/access/sections.ts'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'
import { type Ask, asks } from './asks.ts'

/** Which actions an operation is, as it is asked here. Written by hand, from what the business wants. */
const written: Readonly<Record<Exclude<Action, 'read'>, string>> = {
  create: `addExteriorImages uploadExteriorImage uploadEstateImage uploadEstateDocument createRoom addRooms createBuilding addMoistureReading
    createMoistureToken addPlannedTasks createMaintenanceTask addMaintenanceBuilding uploadPlanDocument createMaintenanceSupplier inviteGuest createPublicLink previewPublicLink
    requestSupplierAccess purchaseSupplierAccess supplierAccessOffer saveRoomComment saveBuildingPart saveEstateControlPoint saveMoistureSensor
    saveEstateValue moveMailboxDocument createMaintenanceReport uploadReportImage uploadReportPaper planImportSheet planImportCheck
    uploadPlanSheet importPlan`,
  update: `updateEstate putAwayFirstSteps saveFloor moveFloor updateRoom moveRoom saveExterior saveExteriorImage moveExteriorImage chooseEstateImage
    saveRenovation saveEstateValue saveTechnicalInformation saveArchitectDetail updateBuilding saveOtherDocument
    saveReportDocument saveInsurance savePrivateDocument seeMailbox seeMailboxDocument moveMailboxDocument
    updateGuest inviteGuestAgain updatePublicLink endSupportAccess updateMaintenanceBuilding saveMaintenanceArea savePlanDocument
    renamePlanDocument saveBuildingBudget saveBuildingBudgets saveForecast saveShares savePriceSeries saveScenario deleteScenario adoptScenario takeBackScenario
    updateMaintenanceTask moveMaintenanceTask archiveMaintenanceTask moveMaintenanceTasks moveMaintenanceTasksToArea assignMaintenanceTasks archiveMaintenanceTasks
    updateMaintenanceSupplier confirmMaintenanceSupplier setMaintenanceConfirmation
    updateMaintenanceReport stopMaintenanceReport confirmDoneTask sendBackDoneTask changeDoneTask takeBackDoneTask approveClaim denyClaim askElectronicId`,
  delete: `deleteFloor restoreFloor removedFloors deleteRoom restoreRoom removedRooms deleteRoomComment deleteExteriorImage restoreExteriorImage
    deleteEstateImage deleteEstateDocument deleteRenovation deleteValueEstimate deleteBuilding deleteBuildingPart deleteEstateControlPoint
    deleteOtherDocument deleteReportDocument deleteInsurance deletePrivateDocument deleteMoistureSensor revokeMoistureToken deleteMailboxDocument
    removeGuest deletePublicLink deleteAccessLink removeMaintenanceBuilding deleteMaintenanceArea deletePlanDocument deleteMaintenanceTask deleteMaintenanceTasks
    deleteMaintenanceReport deleteReportFile deleteMaintenanceSupplier undoPlanImport endOwnership removeEstate restoreEstateDeletions endEstateDeletions`,
}
const lists = Object.entries(written).map(([action, names]) => [action, names.split(/\s+/)] as const)
const operations = [...new Set(lists.flatMap(([, names]) => names))]
const isDeed = (name: string, action: string) => lists.some(([one, names]) => one === action && names.includes(name))
const pictures = new Set(['uploadExteriorImage', 'uploadEstateImage', 'uploadReportImage'])
const denied = 'authorizationFailure'

describe('an owner who is denied an action', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  test('is told so by every operation that does it to an estate', () => {
    const changing = [...world.app.operations.values()].filter(({ rule }) => /^(?!read)[a-z]+( or update)? estate\/\{/.test(rule))
    expect(operations.toSorted()).toEqual(changing.map(({ name }) => name).toSorted())
  })

  async function without(estate: TestEstate, action: Action) {
    const client = await estate.coOwner()
    await world.sql("insert into permission (account_id, subject, effect, action) select $1, unnest($2::text[]), 'deny', $3", [
      client.accountId,
      sectionNames.map((section) => sectionSubject(estate.id, section)),
      action,
    ])
    return client
  }

  describe.each(operations)('%s', (operation) => {
    test.each(['graphql', 'rest'] as const)('over %s', async (transport) => {
      const estate = await world.estate()
      const found: Partial<Record<Action, boolean>> = {}
      /** What was refused stands to be asked again, unless it names who asks. */
      let ask: Ask | undefined
      for (const action of actions.filter((each) => each !== 'read')) {
        const client = await without(estate, action)
        if (!ask || asks[operation]!.length > 2) ask = await asks[operation]!(world, estate, { client })
        const { graphql, rest, sendsFile }: Ask = ask
        if (transport === 'graphql' && graphql) {
          const { error } = await client.gql(graphql.query, graphql.variables)
          found[action] = error?.code === denied
        }
        if (transport === 'rest' && rest) {
          const name = pictures.has(operation) ? 'hus.png' : 'rapport.pdf'
          const content = pictures.has(operation) ? await png() : pdf
          const { body } = sendsFile
            ? await client.sendFile(rest.url, name, content)
            : await client.send(rest.method, rest.url, { body: rest.body })
          found[action] = (body as { code?: string } | null)?.code === denied
        }
        if (found[action] === false) ask = undefined
      }
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((action) => [action, isDeed(operation, action)])))
    })
  })
})
