import type { InferType } from 'yup'
import type { saveForecastInput, saveSharesInput } from '#schema/maintenance/forecast.input.ts'
import { inOre } from '#schema/money.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import { EstateShare, ForecastAssumption } from './forecast.entity.ts'
import { refuseUnknown } from './savingPrices.ts'

type Said = Omit<InferType<typeof saveForecastInput>, 'estateId'>
type Shares = InferType<typeof saveSharesInput>['shares']

/** An estate has one, from when somebody first says what it is counted with. */
export async function saveAssumptions(grant: EstateGrant, { version, ...said }: Said) {
  const rows = grant.rows(ForecastAssumption)
  const values = valuesOf(said)
  await refuseUnknown(grant, said.priceSeries)
  const [before] = (await rows.countAlone()) ? await rows.all({}) : []
  // Somebody saw what has been there never, or is there no more.
  if (!before && version != null) throw new AppError('cannotHandleTheRequest', { reason: 'stale' })
  const written = before ? await rows.changeAsSeen({ id: before.id, version }, values) : await rows.add(values)
  return written.id
}

const valuesOf = ({
  priceGrowth,
  priceSource,
  priceSeries,
  fund,
  yearlySaving,
  laterSaving,
  laterFrom,
  interest,
  area,
}: Omit<Said, 'version'>) => ({
  priceGrowthBp: inOre(priceGrowth),
  priceSource: priceSource ?? null,
  priceSeries: priceSeries ?? null,
  fundOre: String(inOre(fund)),
  yearlySavingOre: String(inOre(yearlySaving)),
  laterSavingOre: laterSaving == null ? null : String(inOre(laterSaving)),
  laterFrom: laterFrom ?? null,
  interestBp: inOre(interest ?? 0),
  areaM2: area || null,
})

const write = ofEstate(`insert into share_of_estate (estate_id, name, numerator, sort_order)
  select $1, x.name, x.numerator, x.place from jsonb_to_recordset($2::jsonb) x(name text, numerator int, place int)`)

/** All of them anew: they are written as one list. */
export async function saveShares(grant: EstateGrant, shares: Shares) {
  const rows = grant.rows(EstateShare)
  await rows.countAlone()
  await rows.removeWhere({})
  await grant.query(write, JSON.stringify(shares.map(({ name, numerator }, place) => ({ name, numerator, place }))))
}
