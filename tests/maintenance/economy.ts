import { type Client } from '#tests/support/world/client.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'

export const economyOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/maintenance-plans/economy/estates/${id}`
export const budgetsOf = (estate: Pick<TestEstate, 'id'>) => `${economyOf(estate)}/building-budgets`

interface BudgetYear {
  year: number
  planned: number
  amount: number | null
  ordered: number
  actual: number
}
export interface Budgets {
  fromYear: number
  toYear: number
  thisYear: number
  isLocked: boolean
  lockedByName: string | null
  version: number
  buildings: { buildingId: string; name: string; years: BudgetYear[] }[]
  others: BudgetYear[]
  totals: BudgetYear[]
}

export async function budgets(estate: TestEstate, query = '', { by = estate.owner }: { by?: Client } = {}) {
  const { body } = await by.get(`${budgetsOf(estate)}?${query}`)
  return body as unknown as Budgets
}
export const year = (of: BudgetYear[], which: number) => of.find(({ year }) => year === which)!

/** An order of a project on that estate, as its customer approved it. */
export async function approvedOrder(
  world: World,
  estate: TestEstate,
  { netOre = 100_00, vatOre = 25_00, buildingId = null as string | null, due = null as string | null, approved = '2026-03-01' },
) {
  const company = await world.company()
  const [project] = await world.sql<{ id: string }>(
    "insert into project (estate_id, company_id, name, type, customer_name) values ($1, $2, 'Nytt tak', 'RENOVATION', 'Kari') returning id",
    [estate.id, company.id],
  )
  const [order] = await world.sql<{ id: string }>(
    `insert into project_order (estate_id, project_id, number, type, title, side, made_by_name, net_ore, vat_ore, building_id, due_date)
      values ($1, $2, 1, 'quote', 'Takstein', 'company', 'Moen', $3, $4, $5, $6) returning id`,
    [estate.id, project!.id, netOre, vatOre, buildingId, due],
  )
  await world.sql(
    `insert into order_approval (id, estate_id, project_id, content, content_hash, file_hash, session_hash, approved_at, account_id, gross_ore)
      values ($1, $2, $3, '{}', sha256('x'), sha256('x'), sha256('x'), $4, $5, $6)`,
    [order!.id, estate.id, project!.id, approved, estate.owner.accountId, netOre + vatOre],
  )
  await world.sql("update project_order set status = 'approvedByCustomer' where id = $1", [order!.id])
}
