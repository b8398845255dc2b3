import type { Action } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Permission } from '#server/kernel/operation.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { BuildingRows, BuildingScope } from './buildingScope.ts'
import type { EstateRow } from './estateScope.ts'
import { type EstatePermission, grantedOn, onEstate, rightsFor } from './onEstate.ts'

type OnBuilding = { estateId: string; buildingId: string }

export type BuildingPermission = Permission<OnBuilding, BuildingRows, BuildingScope> & Pick<EstatePermission, 'section' | 'keys'>

/** Acting on one building of an estate. A building of another estate does not exist there. */
export const onBuilding = (action: Action, section: SectionName): BuildingPermission => {
  const onWhole = onEstate(action, section)
  return {
    section,
    keys: ['estateId', 'buildingId'],
    rule: onWhole.rule,
    admits: (viewer) => onWhole.admits(viewer),

    reads({ viewer, input }) {
      const { estateId, buildingId } = input
      const { gate } = onWhole.reads({ viewer, input })
      return {
        gate: sql`select w.may from (${gate!}) w where exists (select from building b where b.id = ${buildingId} and b.estate_id = ${estateId})`,
        scope: new BuildingRows(estateId, buildingId),
      }
    },

    within: (viewer, parent) => rightsFor(viewer, (parent as unknown as Path<EstateRow>).estateId, action, section),

    async grant(ask) {
      const within = await grantedOn(ask, action, section)
      const { estateId, buildingId } = ask.input
      // Stays until the command is done; what is added to it meanwhile has somewhere to hang.
      const [found] = await ask.db.query('select from building where id = $1 and estate_id = $2 for key share', [buildingId, estateId])
      if (!found) throw new AppError('entityNotFound')
      return new BuildingScope(within, buildingId)
    },
  }
}
