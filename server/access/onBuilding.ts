import type { Action } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import type { Ask, Gate, Grants, Reads } from '#server/kernel/permission.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { BuildingRows, BuildingScope } from './buildingScope.ts'
import type { EstateRow } from './estateScope.ts'
import { type EstatePermission, grantedOn, type OfEstate, onEstate, rightsFor } from './onEstate.ts'

type OnBuilding = { estateId: string; buildingId: string }

type OfBuilding = OfEstate & { buildingId: string }
export interface BuildingPermission
  extends Reads<OnBuilding, BuildingRows>, Grants<OnBuilding, BuildingScope, OfBuilding>, Pick<EstatePermission, 'section' | 'keys'> {
  gate(ask: Ask<OnBuilding>): Gate<OfBuilding>
}

/** Acting on one building of an estate. A building of another estate does not exist there. */
export const onBuilding = (action: Action, section: SectionName): BuildingPermission => {
  const onWhole = onEstate(action, section)
  return {
    section,
    keys: ['estateId', 'buildingId'],
    rule: onWhole.rule,
    admits: (viewer) => onWhole.admits(viewer),

    gate({ viewer, input }) {
      const whole = onWhole.gate({ viewer, input })
      return {
        ...whole,
        from: sql`${whole.from} join building b on b.id = ${input.buildingId} and b.estate_id = ${input.estateId}`,
        facts: { ...whole.facts, buildingId: sql`b.id` },
        // Stays until the command is done; what is added to it meanwhile has somewhere to hang.
        lock: sql`for key share of b`,
      }
    },
    rows: ({ input: { estateId, buildingId } }) => new BuildingRows(estateId, buildingId),

    within: (viewer, parent) => rightsFor(viewer, (parent as unknown as Path<EstateRow>).estateId, action, section),

    grant: ({ buildingId, ...found }, by) => new BuildingScope(grantedOn(found, by, section), buildingId),
  }
}
