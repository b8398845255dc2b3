import { estateValueInput, saveEstateValueInput, valueEstimateInput } from '#schema/estates/estateValue.input.ts'
import { inOre } from '#schema/money.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { removesRecord } from '#server/estates/records.ts'
import { command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { ValueEstimate } from './valueEstimate.entity.ts'

export const estateValue = query({
  name: 'estateValue',
  input: estateValueInput,
  permission: onEstate('read', 'value'),
  rows: ({ scope }) => scope.estate(),
})

/** Only below the value that it is a part of. */
export const valueEstimates = query({
  name: 'valueEstimates',
  input: estateValueInput,
  permission: onEstate('read', 'value'),
  rows: ({ scope }) => scope.rows(ValueEstimate).by(({ valuedOn }) => [sql`(date '9999-12-31' - ${valuedOn})`]),
})

const columnOf = {
  purchasePrice: 'purchasePriceOre',
  taxValue: 'taxValueOre',
  loan: 'loanOre',
  sharedDebt: 'sharedDebtOre',
  monthlySharedCost: 'monthlySharedCostOre',
} as const

export const saveEstateValue = command({
  name: 'saveEstateValue',
  input: saveEstateValueInput,
  permission: onEstate('update', 'value'),
  async run({ grant, input: { estateId: id, version, purchaseDate, estimatedValue, valuedAt, ...sent } }) {
    const amounts = Object.entries(columnOf).flatMap(([field, column]) => {
      const kroner = sent[field as keyof typeof columnOf]
      return kroner === undefined ? [] : [[column, kroner === null ? null : String(inOre(kroner))]]
    })
    const values = { ...Object.fromEntries(amounts), ...(purchaseDate !== undefined && { purchasedOn: purchaseDate }) }
    const written = await grant.estate.changeAsSeen({ id, version }, values)
    if (estimatedValue == null) return written

    const estimates = grant.rows(ValueEstimate)
    const [sameDay] = await estimates.all({ valuedOn: valuedAt })
    if (!sameDay) grant.refuseUnlessMay('create')
    const estimate = { valuedOn: valuedAt, amountOre: String(inOre(estimatedValue)) }
    await (sameDay ? estimates.change(sameDay, estimate) : estimates.add(estimate))
    return written
  },
})

export const deleteValueEstimate = removesRecord({
  name: 'deleteValueEstimate',
  input: valueEstimateInput,
  permission: onEstate('delete', 'value'),
  entity: ValueEstimate,
  deleted: { kind: 'value', name: ({ valuedOn }) => valuedOn },
})
