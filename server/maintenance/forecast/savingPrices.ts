import type { InferType } from 'yup'
import type { savePriceSeriesInput } from '#schema/maintenance/forecast.input.ts'
import type { PriceSeries } from '#schema/maintenance/priceSeries.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { invalid } from '#server/kernel/errors.ts'
import { ForecastAssumption } from './forecast.entity.ts'
import { PriceIndex } from './priceIndex.entity.ts'
import { ForecastScenario } from './scenario.entity.ts'

type Sent = Omit<InferType<typeof savePriceSeriesInput>, 'estateId'>

const write = ofEstate(`insert into price_index (estate_id, series, period, value)
  select $1, $2, (x.period || '-01')::date, x.value from jsonb_to_recordset($3::jsonb) x(period text, value float8)`)

/** All its periods anew. What was counted with a series that tells of no growth any more is counted with what is said beside it. */
export async function savePrices(grant: EstateGrant, { series, values }: Sent) {
  const prices = grant.rows(PriceIndex)
  await prices.countAlone()
  await prices.removeWhere({ series })
  await grant.query(write, series, JSON.stringify(values))
  if (values.length >= 2) return
  await grant.rows(ForecastAssumption).changeWhere({ priceSeries: series }, { priceSeries: null })
  await grant.rows(ForecastScenario).changeWhere({ priceSeries: series, adoptedAt: null }, { priceSeries: null })
}

/** A series can be counted with once it has two periods. */
export async function refuseUnknown(grant: EstateGrant, series: PriceSeries | null | undefined) {
  if (series && (await grant.rows(PriceIndex).countOf({ series })) < 2) throw invalid('priceSeries', 'notValid')
}
