import type { Action } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Ask, Gate, Grants, Reads } from '#server/kernel/permission.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import { reachOf } from '#server/kernel/tokenReach.ts'
import { BuildingGrant } from './buildingGrant.ts'
import { type Deed, deedOf } from './deeds.ts'
import type { EstateRow } from './estateDoor.ts'
import { BuildingRows } from './estateRows.ts'
import { type EstatePermission, grantedOn, type OfEstate, onEstate, rightsFor } from './onEstate.ts'

type OnBuilding = { estateId: string; buildingId: string }

type OfBuilding = OfEstate & { buildingId: string }
export interface BuildingPermission
  extends Reads<OnBuilding, BuildingRows>, Grants<OnBuilding, BuildingGrant, OfBuilding>, Pick<EstatePermission, 'section' | 'keys'> {
  gate(ask: Ask<OnBuilding>): Gate<OfBuilding>
}

/**
 * What a command keeps of its building until it is done, taken once and as strong as it needs it: who asks for more later waits
 * for others who hold as little. Beside others it stays, and what is added to it has somewhere to hang.
 */
const locks = { beside: raw('for key share'), changed: raw('for no key update'), removed: raw('for update') }

/** Acting on one building of an estate. A building of another estate does not exist there. */
export const onBuilding = (deed: Action | Deed, section: SectionName, lock: keyof typeof locks = 'beside'): BuildingPermission => {
  const onWhole = onEstate(deed, section)
  return {
    section,
    ...reachOf(onWhole),
    isInRights: true,
    keys: ['estateId', 'buildingId'],
    rule: onWhole.rule,
    admits: (viewer) => onWhole.admits(viewer),

    gate(ask) {
      const whole = onWhole.gate(ask)
      const { estateId, buildingId } = ask.input
      const here = sql`b.id = ${buildingId} and b.estate_id = ${estateId}`
      const facts = { ...whole.facts, buildingId: sql`b.id` }
      if (!ask.locks) return { ...whole, from: sql`${whole.from} join building b on ${here}`, facts }
      // What was tried is kept with the estate.
      const from = sql`${whole.from} left join lateral (select b.id from building b where ${here} ${locks[lock]}) b on true`
      return { ...whole, from, holds: [...whole.holds, [sql`b.id is not null`, () => new AppError('entityNotFound')]], facts }
    },
    rows: ({ input: { estateId, buildingId } }) => new BuildingRows(estateId, buildingId),

    isOfSame: true,
    within: (viewer, parent, rowFacts) =>
      rightsFor(viewer, (parent as unknown as Path<EstateRow>).estateId, deedOf(deed).first, section, rowFacts),

    grant: ({ buildingId, ...facts }, by) => new BuildingGrant(grantedOn(facts, by, section), buildingId),
  }
}
