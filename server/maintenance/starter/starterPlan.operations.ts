import { starterPlanInput } from '#schema/maintenance/starterPlan.input.ts'
import type { House } from '#schema/maintenance/starterPlan.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { readsPlan } from '#server/access/onPlan.ts'
import { there } from '#server/kernel/errors.ts'
import { answer } from '#server/kernel/operation.ts'
import { proposedFor } from './proposed.ts'

const houseOf = ofEstate('select house_type "houseType", built_year "builtYear" from estate where id = $1')

export const starterPlan = answer({
  name: 'starterPlan',
  input: starterPlanInput,
  permission: readsPlan,
  async answer({ grant, input: { features }, call }) {
    const [house] = await grant.query<House>(houseOf)
    return proposedFor(there(house), features, call.language)
  },
})
