import { beforeAll, describe, expect, test } from 'vitest'
import { type Feature, features } from '#server/config/features.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { type Ask, asks, sentWith } from './matrix/asks.ts'
import { ofProjects } from './ofProjects.ts'

/** Written by hand: what goes with a part of the product that is switched off. The rest stays. */
const goesWith: Partial<Record<Feature, readonly string[]>> = {
  companyAccountManagement: [
    'companyUsers',
    'companyUser',
    'createCompanyUser',
    'updateCompanyUser',
    'inviteCompanyUserAgain',
    'companyInvitations',
    'acceptCompanyInvitation',
    'declineCompanyInvitation',
    'leaveCompany',
    'registerCompany',
    'company',
    'companyProfile',
    'companyPreview',
    'updateCompanyProfile',
    'uploadCompanyLogo',
    'deleteCompanyLogo',
  ],
  maintenancePlan: [
    'maintenanceBuildings',
    'maintenanceBuilding',
    'maintenanceBuildingOptions',
    'maintenanceArea',
    'planDocuments',
    'maintenanceTask',
    'planSheet',
    'planTemplate',
    'starterPlan',
    'planImportSheet',
    'planImportCheck',
    'planImports',
    'uploadPlanSheet',
    'importPlan',
    'undoPlanImport',
    'responsibleOptions',
    'yearWheel',
    'wheelMonth',
    'buildingBudgets',
    'maintenanceCosts',
    'saveBuildingBudgets',
    'saveBuildingBudget',
    'maintenanceForecast',
    'saveForecast',
    'saveShares',
    'savePriceSeries',
    'saveScenario',
    'deleteScenario',
    'adoptScenario',
    'takeBackScenario',
    'portfolio',
    'calendarFeeds',
    'createCalendarFeed',
    'renewCalendarFeed',
    'revokeCalendarFeed',
    'addMaintenanceBuilding',
    'updateMaintenanceBuilding',
    'removeMaintenanceBuilding',
    'saveMaintenanceArea',
    'deleteMaintenanceArea',
    'savePlanDocument',
    'uploadPlanDocument',
    'renamePlanDocument',
    'deletePlanDocument',
    'addPlannedTasks',
    'createMaintenanceTask',
    'updateMaintenanceTask',
    'moveMaintenanceTask',
    'deleteMaintenanceTask',
    'archiveMaintenanceTask',
    'archiveMaintenanceTasks',
    'moveMaintenanceTasks',
    'moveMaintenanceTasksToArea',
    'assignMaintenanceTasks',
    'deleteMaintenanceTasks',
    'changeDoneTask',
    'takeBackDoneTask',
    'comingTasks',
    'tasksToConfirm',
    'confirmDoneTask',
    'sendBackDoneTask',
    'maintenanceSettings',
    'setMaintenanceConfirmation',
    'maintenanceSuppliers',
    'createMaintenanceSupplier',
    'updateMaintenanceSupplier',
    'confirmMaintenanceSupplier',
    'deleteMaintenanceSupplier',
    'maintenanceReports',
    'maintenanceReport',
    'reportAccounts',
    'reportPapers',
    'createMaintenanceReport',
    'updateMaintenanceReport',
    'deleteMaintenanceReport',
    'generateMaintenanceReport',
    'stopMaintenanceReport',
    'uploadReportImage',
    'uploadReportPaper',
    'deleteReportFile',
    'accessLinks',
    'requestSupplierAccess',
    'claimAccessLink',
    'supplierAccessOffer',
    'purchaseSupplierAccess',
    'assignedPlans',
  ],
  projectManagement: ofProjects,
  taskPage: ['deliveryPlace', 'deliveries', 'uploadMailboxDocument', 'sendDocuments'],
  licenceManagement: [
    'licenceOffers',
    'licences',
    'licenceInvoices',
    'createPurchaseOrder',
    'orderLicence',
    'startLicenceTrial',
    'orderCompanyLicence',
    'licenceHolders',
    'administeredLicences',
    'adjustLicence',
  ],
}

const kebab = (feature: Feature) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const without = (off: Feature) => ({
  FEATURES: features
    .filter((feature) => feature !== off)
    .map(kebab)
    .join(),
})

/** What is asked for does not stand in the worlds where something is switched off: that it is switched off is told before anybody looks. */
const askedOf = async () => {
  const world = await sharedWorld()
  const estate = await world.estate()
  const asked = new Map<string, Ask>()
  for (const { name } of world.app.operations.values()) asked.set(name, await asks[name]!(world, estate, { client: estate.owner }))
  return asked
}
let asked: Awaited<ReturnType<typeof askedOf>>
beforeAll(async () => void (asked = await askedOf()))

describe.each(features)('with %s switched off', (off) => {
  test('nobody does what belongs to it, and everything else is as before', async () => {
    const world = await createWorld(without(off))
    const operations = [...world.app.operations.values()]
    const estate = await world.estate()
    const { as, admin } = await world.company()
    const people = [estate.owner, admin, await as('Leader'), await world.account({ isSystemAdmin: true })]

    const gone = new Set(operations.filter(({ feature }) => feature === off).map(({ name }) => name))
    expect([...gone].toSorted()).toEqual([...(goesWith[off] ?? [])].toSorted())
    const reader = await world.account()
    for (const { name, kind } of operations) {
      // What is done may end what somebody is signed in by.
      const somebody = async () => (kind === 'command' || kind === 'upload' ? world.account() : reader)
      for (const client of gone.has(name) ? people : [await somebody()]) {
        const ask = asked.get(name)!
        const told = [ask.graphql && (await overGraphql(client, ask)), ask.rest && !ask.sendsFile && (await overRest(client, ask))]
        const expected = gone.has(name) ? 'feature' : 'another'
        expect({ name, told: told.filter(Boolean) }).toEqual({ name, told: told.filter(Boolean).map(() => expected) })
      }
    }

    const { body } = await world.anonymous().get('/api/public/profile/user/current-user')
    expect(body['features']).toEqual(Object.fromEntries(features.map((feature) => [feature, feature !== off])))
    await world.close()
  })
})

async function overGraphql(client: Client, { graphql }: Ask) {
  const { errors } = await client.gql(graphql!.query, graphql!.variables)
  const refusal = errors?.[0]?.extensions
  return isSwitchedOff(refusal?.status, refusal) ? 'feature' : 'another'
}

async function overRest(client: Client, { rest }: Ask) {
  const { status, body } = await client.send(rest!.method, rest!.url, sentWith(rest!))
  return isSwitchedOff(status, body) ? 'feature' : 'another'
}

const isSwitchedOff = (status: number | undefined, refusal: { code?: unknown; details?: unknown } | undefined) =>
  status === 403 && refusal?.code === 'unauthorizedUser' && (refusal.details as { reason?: string } | undefined)?.reason === 'feature'
