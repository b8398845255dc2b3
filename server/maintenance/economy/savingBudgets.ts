import { inOre } from '#schema/money.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { EstateBudgetLock } from './buildingBudget.entity.ts'

interface Cell {
  buildingId: string
  year: number
  amount?: number | null | undefined
}
interface Change {
  /** What its caller saw of the budget, where that is told: of one amount the last word counts. */
  seen?: { version?: number | null | undefined }
  budgets: readonly Cell[]
  action?: 'lock' | 'unlock' | null | undefined
}

const write = ofEstate(`insert into building_budget (estate_id, building_id, year, amount_ore)
  select $1, b.id, x.year, x.ore from jsonb_to_recordset($2::jsonb) x(building uuid, year int, ore bigint)
    join building b on b.estate_id = $1 and b.id = x.building where x.ore is not null
  on conflict (building_id, year) do update set amount_ore = excluded.amount_ore, updated_at = now()`)
const forget = ofEstate(`delete from building_budget g using jsonb_to_recordset($2::jsonb) x(building uuid, year int, ore bigint)
  where g.estate_id = $1 and g.building_id = x.building and g.year = x.year and x.ore is null`)

/** Writes those amounts and leaves the others; one at a time on an estate, so that none comes after the lock. */
export async function saveBudgets(grant: EstateGrant, { seen, budgets, action }: Change) {
  const mayLock = grant.standing === 'owner'
  if (action && !mayLock) throw new AppError('authorizationFailure')
  const locks = grant.rows(EstateBudgetLock)
  const [there] = (await locks.countAlone()) ? await locks.all({}) : []
  const before = there ? await locks.get(there.id) : await locks.get((await locks.add({})).id)
  if (seen && budgets.length) locks.refuseStale(before, seen.version)
  const isLocked = action ? action === 'lock' : before.isLocked
  if (budgets.length && before.isLocked && isLocked) throw new AppError('cannotHandleTheRequest', { reason: 'locked' })
  await writeCells(grant, budgets)
  if (budgets.length || isLocked !== before.isLocked)
    await locks.change(before, {
      isLocked,
      ...(isLocked !== before.isLocked && {
        lockedByAccountId: isLocked ? grant.viewer.accountId : null,
        lockedAt: isLocked ? new Date() : null,
      }),
    })
  return before.id
}

async function writeCells(grant: EstateGrant, budgets: readonly Cell[]) {
  if (!budgets.length) return
  const buildings = await grant.rows(Building).allLocked({ id: [...new Set(budgets.map(({ buildingId }) => buildingId))] }, 'key share')
  const there = new Set(buildings.map(({ id }) => id))
  const strange = budgets.findIndex(({ buildingId }) => !there.has(buildingId))
  if (strange >= 0) throw invalid(`budgets[${strange}].buildingId`, 'notValid')
  // Of a cell that comes twice the last word counts.
  const cells = new Map(budgets.map((cell) => [`${cell.buildingId} ${cell.year}`, cell]))
  const rows = JSON.stringify(
    [...cells.values()].map(({ buildingId, year, amount }) => ({ building: buildingId, year, ore: amount == null ? null : inOre(amount) })),
  )
  await grant.query(forget, rows)
  await grant.query(write, rows)
}
