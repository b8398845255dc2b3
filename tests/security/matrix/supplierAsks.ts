import { uuidv7 } from '#server/kernel/ids.ts'
import * as plan from '#tests/maintenance/plan.ts'
import { archiving, licensed, suppliersOf } from '#tests/maintenance/plan.ts'
import { organizationNumber } from '#tests/support/world/organizationNumber.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { asked, paid, removed, saving, task } from './maintenanceAsks.ts'

async function supplier(estate: TestEstate) {
  const { answer } = await plan.supplier(estate)
  const supplierId = (answer.body['id'] as string | undefined) ?? uuidv7()
  return { supplierId, url: `${suppliersOf(estate)}/${supplierId}` }
}
/** As a company said it, without a company to say it. */
async function reported(world: World, estate: TestEstate) {
  await licensed(world, estate)
  const { taskId } = await task(estate)
  await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-01-31' })
  await world.sql('update maintenance_occurrence set reported_date = done_date, done_date = null, moved_to = due_date where id = $1', [
    taskId,
  ])
  return taskId
}

/** Of whom the owners turn to, and of what those say they did. */
export const supplierAsks: Readonly<Record<string, Asking>> = {
  maintenanceSuppliers: async (_, estate) => ({
    graphql: { query: asked('query', 'maintenanceSuppliers', 'estateId', '{ totalCount }'), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: suppliersOf(estate) },
  }),
  createMaintenanceSupplier: paid(async (estate) => ({
    graphql: { query: saving('createMaintenanceSupplier'), variables: { input: { estateId: estate.id, ...plan.told() } } },
    rest: { method: 'POST', url: suppliersOf(estate), body: plan.told() },
  })),
  updateMaintenanceSupplier: paid(async (estate) => {
    const { supplierId, url } = await supplier(estate)
    const body = { version: 1, ...plan.told() }
    return {
      graphql: { query: saving('updateMaintenanceSupplier'), variables: { input: { estateId: estate.id, supplierId, ...body } } },
      rest: { method: 'PUT', url, body },
    }
  }),
  confirmMaintenanceSupplier: async (world, estate) => {
    await licensed(world, estate)
    const number = organizationNumber()
    const { id: foundCompanyId } = await world.company({ organization_number: number, proven_at: null, proven_by: null })
    const { body } = await estate.owner.post(suppliersOf(estate), { ...plan.told(), organizationNumber: number })
    const variables = { estateId: estate.id, supplierId: (body['id'] as string | undefined) ?? uuidv7(), foundCompanyId }
    return {
      graphql: { query: asked('mutation', 'confirmMaintenanceSupplier', 'estateId supplierId foundCompanyId', '{ companyId }'), variables },
      rest: { method: 'POST', url: `${suppliersOf(estate)}/${variables.supplierId}/confirm`, body: { foundCompanyId } },
    }
  },
  deleteMaintenanceSupplier: paid(async (estate) => {
    const { supplierId, url } = await supplier(estate)
    return removed(estate, url, asked('mutation', 'deleteMaintenanceSupplier', 'estateId supplierId'), { supplierId })
  }),
  tasksToConfirm: async (_, estate) => ({
    graphql: { query: asked('query', 'tasksToConfirm', 'estateId', '{ totalCount }'), variables: { estateId: estate.id } },
  }),
  maintenanceSettings: async (_, estate) => ({
    graphql: { query: asked('query', 'maintenanceSettings', 'estateId', '{ confirmsSuppliers }'), variables: { estateId: estate.id } },
  }),
  setMaintenanceConfirmation: paid(async (estate) => ({
    graphql: {
      query: 'mutation ($estateId: ID!) { setMaintenanceConfirmation(input: { estateId: $estateId, confirmsSuppliers: false }) { id } }',
      variables: { estateId: estate.id },
    },
  })),
  confirmDoneTask: async (world, estate) => ({
    graphql: {
      query: asked('mutation', 'confirmDoneTask', 'estateId occurrenceId', '{ id }'),
      variables: { estateId: estate.id, occurrenceId: await reported(world, estate) },
    },
  }),
  sendBackDoneTask: async (world, estate) => ({
    graphql: {
      query:
        'mutation ($estateId: ID!, $occurrenceId: ID!) { sendBackDoneTask(input: { estateId: $estateId, occurrenceId: $occurrenceId, reason: "Det lekker" }) { id } }',
      variables: { estateId: estate.id, occurrenceId: await reported(world, estate) },
    },
  }),
}
