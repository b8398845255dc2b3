import { rightsFor } from '#server/access/onEstate.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { deleteValueEstimate, estateValue, saveEstateValue, valueEstimates } from './estateValue.operations.ts'
import { type ValueEstimate, valueEstimate } from './valueEstimate.entity.ts'

const kroner = (ore: Sql) => sql`trim_scale(${ore} / 100.0)`
const amount = (ore: (row: Path<Estate>) => Sql) => computed<Estate>((row) => kroner(ore(row)))
/** What the owner owes is for those to see who may write it. */
const ownAffair = (ore: (row: Path<Estate>) => Sql) =>
  computed<Estate>(
    (row, viewer, rowFacts) => sql`case when ${rightsFor(viewer, row.id, 'update', 'value', rowFacts)} then ${kroner(ore(row))} end`,
  )

const newest = (column: Sql, { id }: Path<Estate>) =>
  sql`(select ${column} from estate_value_estimate v where v.estate_id = ${id} order by v.valued_on desc limit 1)`
const newestAmount = (row: Path<Estate>) => newest(sql`v.amount_ore`, row)

export const graphql: GraphqlApi = {
  Query: { estateValue },
  Mutation: { saveEstateValue, deleteValueEstimate },
  entities: [valueEstimate],
  names: { EstateValue: Estate },
  types: {
    Estate: { value: through(estateValue, { estateId: 'id' }) },
    EstateValue: {
      purchasePrice: amount(({ purchasePriceOre }) => purchasePriceOre),
      purchaseDate: computed<Estate>(({ purchasedOn }) => purchasedOn),
      estimatedValue: amount(newestAmount),
      valuedAt: computed<Estate>((row) => newest(sql`v.valued_on`, row)),
      taxValue: amount(({ taxValueOre }) => taxValueOre),
      loan: ownAffair(({ loanOre }) => loanOre),
      sharedDebt: ownAffair(({ sharedDebtOre }) => sharedDebtOre),
      monthlySharedCost: ownAffair(({ monthlySharedCostOre }) => monthlySharedCostOre),
      equity: ownAffair((row) => sql`(${newestAmount(row)} - coalesce(${row.loanOre}, 0) - coalesce(${row.sharedDebtOre}, 0))`),
      estimates: through(valueEstimates, { estateId: 'id' }),
    },
    ValueEstimate: {
      amount: computed<ValueEstimate>(({ amountOre }) => kroner(amountOre)),
      valuedAt: computed<ValueEstimate>(({ valuedOn }) => valuedOn),
    },
  },
}

const shared = 'estateId: id purchasePrice purchaseDate estimatedValue valuedAt taxValue estimates { id amount valuedAt } version'
const answer = `{ ${shared} loan sharedDebt monthlySharedCost equity }`

export const rest: Route[] = [
  get('/api/private/estate/:estateId/value', estateValue, { answer }),
  put('/api/private/estate/:estateId/value', saveEstateValue, { answer }),
  del('/api/private/estate/:estateId/value', deleteValueEstimate),
  get('/api/public/:publicLinkKey/estate/:estateId/value', estateValue, { answer: `{ ${shared} }` }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'estate_value_estimate', section: 'value' }] }]
