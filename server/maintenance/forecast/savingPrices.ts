import type { InferType } from 'yup'
import type { savePriceSeriesInput } from '#schema/maintenance/forecast.input.ts'
import type { PriceSeries } from '#schema/maintenance/priceSeries.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { invalid } from '#server/kernel/errors.ts'
import { PriceIndex } from './priceIndex.entity.ts'

type Sent = Omit<InferType<typeof savePriceSeriesInput>, 'estateId'>

const forget = ofEstate('delete from price_index where estate_id = $1 and series = $2')
const write = ofEstate(`insert into price_index (estate_id, series, period, value)
  select $1, $2, (x.period || '-01')::date, x.value from jsonb_to_recordset($3::jsonb) x(period text, value float8)`)
const growing = ofEstate('select from price_index where estate_id = $1 and series = $2 having count(*) > 1')
const letGo = [
  ofEstate(
    `update forecast_assumption set price_series = null, version = version + 1, updated_at = now() where estate_id = $1 and price_series = $2`,
  ),
  ofEstate(`update forecast_scenario set price_series = null, version = version + 1, updated_at = now()
    where estate_id = $1 and price_series = $2 and adopted_at is null`),
]

/** All its periods anew. What was counted with a series that tells of no growth any more is counted with what is said beside it. */
export async function savePrices(grant: EstateGrant, { series, values }: Sent) {
  await grant.rows(PriceIndex).countAlone()
  await grant.query(forget, series)
  await grant.query(write, series, JSON.stringify(values))
  if (values.length < 2) for (const statement of letGo) await grant.query(statement, series)
}

/** A series can be counted with once it has two periods. */
export async function refuseUnknown(grant: EstateGrant, series: PriceSeries | null | undefined) {
  if (series && !(await grant.query(growing, series)).length) throw invalid('priceSeries', 'notValid')
}
