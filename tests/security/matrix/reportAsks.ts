import { uuidv7 } from '#server/kernel/ids.ts'
import { licensed, plansOf } from '#tests/maintenance/plan.ts'
import * as reports from '#tests/maintenance/report.ts'
import { reportsOf } from '#tests/maintenance/report.ts'
import type { Client } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { building } from './economyAsks.ts'
import { asked, paid, removed, saving } from './maintenanceAsks.ts'
import type { Person } from './people.ts'

/** Where reports are switched off none can be written, and any id will do. */
async function report(estate: TestEstate) {
  const { answer } = await reports.report(estate)
  const reportId = (answer.body['reportId'] as string | undefined) ?? uuidv7()
  return { reportId, url: `${reportsOf(estate)}/list/${reportId}`, making: `${reportsOf(estate)}/generate/${reportId}` }
}
async function picture(estate: TestEstate, client: Client = estate.owner) {
  const { body } = await client.sendFile(`${reportsOf(estate)}/image`, 'hus.png', await png())
  return (body['id'] as string | undefined) ?? uuidv7()
}
const listed =
  (name: string, path: string, selection: string): Asking =>
  async (_: World, estate) => ({
    graphql: { query: asked('query', name, 'estateId', selection), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: `${reportsOf(estate)}/${path}` },
  })
const title = 'Vedlikehold 2027'
const written = async (world: World, estate: TestEstate, { client }: Person) => ({
  title,
  buildingIds: [await building(world, estate)],
  imageFileId: await picture(estate, client),
  authorAccountId: estate.owner.accountId,
  recipientIds: [estate.owner.accountId],
})

/** Of the yearly reports of a maintenance plan, and of the plan as a sheet. */
export const reportAsks: Readonly<Record<string, Asking>> = {
  planSheet: async (_, estate) => ({
    graphql: { query: asked('query', 'planSheet', 'estateId', '{ address }'), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: `${plansOf(estate)}/sheet` },
  }),
  maintenanceReports: listed('maintenanceReports', 'list', '{ totalCount }'),
  reportAccounts: listed('reportAccounts', 'accounts', '{ id }'),
  reportPapers: listed('reportPapers', 'documents', '{ fileId }'),
  maintenanceReport: async (world, estate) => {
    await licensed(world, estate)
    const { reportId, url } = await report(estate)
    return {
      graphql: { query: asked('query', 'maintenanceReport', 'estateId reportId'), variables: { estateId: estate.id, reportId } },
      rest: { method: 'GET', url },
    }
  },
  createMaintenanceReport: async (world, estate, person) => {
    await licensed(world, estate)
    const body = await written(world, estate, person)
    return {
      graphql: { query: saving('createMaintenanceReport'), variables: { input: { estateId: estate.id, ...body } } },
      rest: { method: 'POST', url: `${reportsOf(estate)}/create`, body },
    }
  },
  updateMaintenanceReport: async (world, estate, person) => {
    await licensed(world, estate)
    const { reportId, url } = await report(estate)
    const body = { version: 1, ...(await written(world, estate, person)) }
    return {
      graphql: { query: saving('updateMaintenanceReport'), variables: { input: { estateId: estate.id, reportId, ...body } } },
      rest: { method: 'PUT', url, body },
    }
  },
  deleteMaintenanceReport: paid(async (estate) => {
    const { reportId, url } = await report(estate)
    return removed(estate, url, asked('mutation', 'deleteMaintenanceReport', 'estateId reportId'), { reportId })
  }),
  generateMaintenanceReport: paid(async (estate) => {
    const { reportId, making } = await report(estate)
    return {
      graphql: { query: asked('mutation', 'generateMaintenanceReport', 'estateId reportId'), variables: { estateId: estate.id, reportId } },
      rest: { method: 'POST', url: making },
    }
  }),
  stopMaintenanceReport: async (world, estate) => {
    await licensed(world, estate)
    const { reportId, making } = await report(estate)
    await world.sql("update maintenance_report set asked_at = now(), language = 'nb' where id = $1", [reportId])
    return {
      graphql: { query: asked('mutation', 'stopMaintenanceReport', 'estateId reportId'), variables: { estateId: estate.id, reportId } },
      rest: { method: 'DELETE', url: making },
    }
  },
  uploadReportImage: paid(async (estate) => ({ sendsFile: true, rest: { method: 'POST', url: `${reportsOf(estate)}/image` } })),
  uploadReportPaper: paid(async (estate) => ({ sendsFile: true, rest: { method: 'POST', url: `${reportsOf(estate)}/documents` } })),
  deleteReportFile: paid(async (estate) => {
    const fileId = await picture(estate)
    return {
      graphql: { query: asked('mutation', 'deleteReportFile', 'estateId fileId'), variables: { estateId: estate.id, fileId } },
      rest: { method: 'DELETE', url: `${reportsOf(estate)}/image`, body: { fileId } },
    }
  }),
}
