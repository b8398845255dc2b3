import { uuidv7 } from '#server/kernel/ids.ts'
import { licensed, plansOf } from '#tests/maintenance/plan.ts'
import { importsOf } from '#tests/maintenance/sheets.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { asked, paid, saving } from './maintenanceAsks.ts'
import type { Person } from './people.ts'

/** Who may not upload one asks for any. */
async function sheetOf(world: World, estate: TestEstate, { client }: Pick<Person, 'client'>) {
  await licensed(world, estate)
  const text = Buffer.from(`Bygning;Bygningsdel;Oppgave;Frist\r\nBlokk ${uuidv7()};Tak;Rens;2030\r\n`)
  const { body } = await client.sendFile(`${importsOf(estate)}/sheet`, 'plan.csv', text)
  return (body['id'] as string | undefined) ?? uuidv7()
}
const chosen = (fileId: string) => ({ fileId, headerRow: 1, columns: ['building', 'part', 'title', 'startDate'], buildingName: 'Hovedhus' })
/** Who may not look at it first has seen nothing. */
async function checked(estate: TestEstate, fileId: string, { client }: Pick<Person, 'client'>) {
  const { body } = await client.post(`${importsOf(estate)}/check`, chosen(fileId))
  return { ...chosen(fileId), take: 'all', seen: (body['seen'] as string | undefined) ?? 'unseen' }
}
const CHECK = `query ($estateId: ID!, $fileId: ID!, $headerRow: Int!, $columns: [PlanImportField]!, $buildingName: String!) {
  planImportCheck(estateId: $estateId, fileId: $fileId, headerRow: $headerRow, columns: $columns, buildingName: $buildingName) { rowCount }
}`

/** Of plans that come out of spreadsheets. */
export const importAsks: Readonly<Record<string, Asking>> = {
  planTemplate: async (_, estate) => ({
    graphql: { query: asked('query', 'planTemplate', 'estateId', '{ address }'), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: `${importsOf(estate)}/template` },
  }),
  starterPlan: async (_, estate) => ({
    graphql: { query: asked('query', 'starterPlan', 'estateId', '{ firstYearCost }'), variables: { estateId: estate.id } },
    rest: { method: 'POST', url: `${plansOf(estate)}/starter-plan`, body: {} },
  }),
  planImports: async (_, estate) => ({
    graphql: { query: asked('query', 'planImports', 'estateId', '{ totalCount }'), variables: { estateId: estate.id } },
    rest: { method: 'GET', url: importsOf(estate) },
  }),
  uploadPlanSheet: paid(async (estate) => ({ sendsFile: true, rest: { method: 'POST', url: `${importsOf(estate)}/sheet` } })),
  planImportSheet: async (world, estate, person) => {
    const fileId = await sheetOf(world, estate, person)
    return {
      graphql: { query: asked('query', 'planImportSheet', 'estateId fileId', '{ rowCount }'), variables: { estateId: estate.id, fileId } },
      rest: { method: 'GET', url: `${importsOf(estate)}/sheet/${fileId}` },
    }
  },
  planImportCheck: async (world, estate, person) => {
    const body = chosen(await sheetOf(world, estate, person))
    return {
      graphql: { query: CHECK, variables: { estateId: estate.id, ...body } },
      rest: { method: 'POST', url: `${importsOf(estate)}/check`, body },
    }
  },
  importPlan: async (world, estate, person) => {
    const body = await checked(estate, await sheetOf(world, estate, person), person)
    return {
      graphql: { query: saving('importPlan'), variables: { input: { estateId: estate.id, ...body } } },
      rest: { method: 'POST', url: importsOf(estate), body },
    }
  },
  undoPlanImport: async (world, estate) => {
    const body = await checked(estate, await sheetOf(world, estate, { client: estate.owner }), { client: estate.owner })
    const { body: taken } = await estate.owner.post(importsOf(estate), body)
    const importId = (taken['importId'] as string | undefined) ?? uuidv7()
    return {
      graphql: { query: asked('mutation', 'undoPlanImport', 'estateId importId'), variables: { estateId: estate.id, importId } },
      rest: { method: 'DELETE', url: `${importsOf(estate)}/${importId}` },
    }
  },
}
