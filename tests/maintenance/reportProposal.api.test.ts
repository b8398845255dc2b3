import { expect, test } from 'vitest'
import { pdfText } from '#tests/support/pdfText.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { economyOf } from './economy.ts'
import { planned } from './plan.ts'
import { report, somethingPlanned } from './report.ts'

const world = await sharedWorld()

test('a report proposes a scenario of its estate beside the plan, to those who read the economy', async () => {
  const [estate, other] = [await planned(world), await planned(world)]
  await somethingPlanned(estate)
  const economy = economyOf(estate)
  for (const { owner, ...of } of [estate, other])
    await owner.put(`${economyOf(of)}/forecast`, { priceGrowth: 0, fund: 100_000, yearlySaving: 30_000, interest: 0 })
  const shares = [
    { name: 'Første etasje', numerator: 1 },
    { name: 'Andre etasje', numerator: 1 },
  ]
  await estate.owner.put(`${economy}/shares`, { shares })
  const scenarios = async (of: typeof estate) => {
    const { body } = await of.owner.post(`${economyOf(of)}/scenarios`, { name: 'Spar mer', yearlySaving: 900_000, changes: [] })
    return (body['scenarios'] as { id: string }[])[0]!.id
  }
  const scenarioId = await scenarios(estate)
  const foreign = await report(estate, { scenarioId: await scenarios(other) })
  expect(foreign.answer).toMatchObject({ status: 422, body: { details: { fields: { scenarioId: 'notValid' } } } })
  const { answer, making, url } = await report(estate, { scenarioId })
  expect(answer.body).toMatchObject({ scenarioId })
  const text = pdfText((await estate.owner.post(making)).raw).replaceAll('\u00a0', ' ')
  for (const words of [
    'Fondet er tomt i 2031',
    'Med forslaget «Spar mer» holder fondet ut 2035.',
    '37 500 kr foreslått, 1 250 kr i dag',
    '1/2',
  ])
    expect(text).toContain(words)
  // Frozen, it says what was proposed, although that is gone.
  await estate.owner.delete(`${economy}/scenarios/${scenarioId}`)
  expect((await estate.owner.get(url)).body).toMatchObject({ state: 'made', scenarioId: null })
  const guest = await estate.guest('edit', { denied: ['maintenance-economy'] })
  const unseen = await report(estate)
  expect(pdfText((await guest.post(unseen.making)).raw)).not.toContain('Per andel')
})
