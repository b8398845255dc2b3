import type { Client } from '#tests/support/world/client.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'

export const plansOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/maintenance-plans/estate-plans/${id}`
export const planBuildingsOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/maintenance-plans/building/estates/${id}`
export const planFilesOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/maintenance-plans/file/estates/${id}`
export const participantsOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/maintenance-plans/participant/estates/${id}`
export const suppliersOf = (estate: Pick<TestEstate, 'id'>) => `${participantsOf(estate)}/suppliers`

const paid = (world: World, holder: 'account_id' | 'company_id', id: string, plan: string) =>
  world.sql(
    `insert into licence (${holder}, plan, valid_from, valid_to) select $1, $2, now(), now() + interval '1 year'
      where not exists (select from licence where ${holder} = $1)`,
    [id, plan],
  )

/** Pays for the estate's plan. */
export const licensed = (world: World, estate: TestEstate) => paid(world, 'account_id', estate.owner.accountId, 'CUSTOMER_PLUS')

/** An estate whose plan is paid for. */
export async function planned(world: World) {
  const estate = await world.estate()
  await licensed(world, estate)
  return estate
}

/** A company that its owner has let in, with or without a licence of its own. */
export async function letIn(world: World, estate: TestEstate, { paysItself = false } = {}) {
  const company = await world.company()
  await world.sql('insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, $3, now())', [
    estate.id,
    company.id,
    'claimed',
  ])
  if (paysItself) await paid(world, 'company_id', company.id, 'COMPANY_PRO')
  return company.as('Professional')
}

export async function planBuilding(estate: TestEstate, name = 'Hovedhus') {
  const { body } = await estate.owner.post(`${planBuildingsOf(estate)}/buildings`, { name })
  return body['buildingId'] as string
}

export async function area(estate: TestEstate, values: object = {}, { by = estate.owner }: { by?: Client } = {}) {
  const buildingId = (values as { buildingId?: string }).buildingId ?? (await planBuilding(estate, `Hus ${++made}`))
  const body = { buildingId, code: '26', conditionGrade: 'TG1', ...values }
  const answer = await by.post(`${plansOf(estate)}/maintenance-plan-areas`, body)
  return { buildingId, areaId: answer.body['areaId'] as string, answer }
}
let made = 0

/** A task in a new area, unless it is told where. */
export async function task(estate: TestEstate, values: object = {}) {
  const areaId = (values as { areaId?: string }).areaId ?? (await area(estate)).areaId
  const body = { areaId, title: 'Rens av takrenner', priority: 2, startDate: '2026-01-31', ...values }
  const answer = await estate.owner.post(`${plansOf(estate)}/tasks`, body)
  return { areaId, taskId: answer.body['taskId'] as string, url: `${plansOf(estate)}/tasks/${String(answer.body['taskId'])}`, answer }
}

/** So many yearly tasks in a new area, a thousand at a time: a busy database still answers before its time limit. */
export async function yearlyTasks(world: World, estate: TestEstate, count: number) {
  const { areaId, buildingId } = await area(estate)
  for (let n = 0; n < count; n += 1000)
    await world.sql(
      `insert into maintenance_task (estate_id, building_id, area_id, title, priority, start_date, period, every)
        select $1, $2, $3, 'Oppgave ' || n, 1 + n % 3, date '2015-01-31' + n % 900, 'month', 12 from generate_series($4::int + 1, $4 + 1000) n`,
      [estate.id, buildingId, areaId, n],
    )
}

/** Another one each time, by its address. */
export const told = () => ({ name: 'Nordre Rør', trade: 'plumber', email: `post${++made}@nordre.example`, phone: '+4768050140' })
export async function supplier(estate: TestEstate, values: object = {}, { by = estate.owner }: { by?: Client } = {}) {
  const answer = await by.post(suppliersOf(estate), { ...told(), ...values })
  const supplierId = String(answer.body['id'])
  return { supplierId, url: `${suppliersOf(estate)}/${supplierId}`, answer }
}

export const archiving = (estate: TestEstate, taskId: string) => `${plansOf(estate)}/send-task/archive/${taskId}`

interface Wheel {
  months: { month: number; count: number; occurrences: { date: string; dueDate: string; state: string; title: string }[] }[]
}
/** The year as a list of days. */
export async function daysOf(estate: TestEstate, query: string, { by = estate.owner }: { by?: Client } = {}) {
  const { body } = await by.get(`/api/private/maintenance-plans/year-wheel/estates/${estate.id}?${query}`)
  return (body as unknown as Wheel).months.flatMap(({ occurrences }) => occurrences)
}
