import { describe, expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { letIn, planned, plansOf } from './plan.ts'

const PLAN = `query ($estateId: ID!, $features: [HouseFeature!]) {
  starterPlan(estateId: $estateId, features: $features) {
    askedFeatures features firstYearCost
    tasks { name code title priority trade minutes estimatedCost startDate period interval }
  }
}`
interface Task {
  name: string
  code: string
  title: string
  priority: number
  trade: string | null
  period: string
  interval: number
  startDate: string
  estimatedCost: number
}
interface Plan {
  askedFeatures: string[]
  features: string[]
  firstYearCost: number
  tasks: Task[]
}

describe('what is proposed for a plan that begins', async () => {
  const world = await sharedWorld()
  const house = async (houseType: string, builtYear: number | null) => {
    const estate = await planned(world)
    await world.sql('update estate set house_type = $2, built_year = $3 where id = $1', [estate.id, houseType, builtYear])
    const address = `${plansOf(estate)}/starter-plan`
    /** The same over both transports. */
    const proposed = async (features?: string[], client = estate.owner) => {
      const { data } = await client.gql(PLAN, { estateId: estate.id, features })
      const { body } = await client.post(address, features ? { features } : {})
      expect(body).toEqual(data['starterPlan'])
      return body as unknown as Plan
    }
    return { estate, address, proposed }
  }
  const namesOf = ({ tasks }: Plan) => tasks.map(({ name }) => name)

  test('is what such a house usually needs, in the terms in which it is taken', async () => {
    const { estate, proposed } = await house('detachedHouse', 1908)
    const plan = await proposed()
    expect(plan).toMatchObject({ features: ['chimney', 'basement'], askedFeatures: expect.arrayContaining(['heatPump', 'septicTank']) })
    expect(plan.tasks).toHaveLength(12)
    expect(plan.tasks.find(({ name }) => name === 'gutters')).toMatchObject({
      code: '26',
      title: 'Rens av takrenner og nedløp',
      priority: 2,
      trade: 'tinsmith',
      minutes: 120,
      estimatedCost: 2500,
      startDate: expect.stringMatching(/^\d{4}-05-31$/),
      period: 'month',
      interval: 6,
    })
    const days = plan.tasks.map(({ startDate }) => startDate)
    expect(days).toEqual(days.toSorted())
    expect(days[0]! > today()).toBe(true)
    const tasks = plan.tasks.map(({ code, title, priority, trade, estimatedCost, startDate, period, interval }) => {
      const said = { code, title, priority, estimatedCost, startDate, period, interval }
      return trade ? { ...said, trade } : said
    })
    const taken = await estate.owner.post(`${plansOf(estate)}/planned-tasks`, { buildingName: 'Hovedhus', tasks })
    expect(taken).toMatchObject({ body: { taskCount: 12 } })
  })

  test('follows what there is in the house', async () => {
    const { proposed } = await house('detachedHouse', 1908)
    const usual = await proposed()
    const said = await proposed(['heatPump', 'flatRoof'])
    expect(said.features).toEqual(['heatPump', 'flatRoof'])
    expect(namesOf(said)).toEqual(expect.arrayContaining(['heatPump', 'flatRoof']))
    for (const name of ['chimney', 'drainage', 'gutters', 'roof']) {
      expect(namesOf(usual)).toContain(name)
      expect(namesOf(said)).not.toContain(name)
    }
    expect(said.firstYearCost).not.toBe(usual.firstYearCost)
    expect((await proposed([])).features).toEqual([])
  })

  test('leaves out what such a house has not', async () => {
    const { proposed } = await house('apartment', 1954)
    const plan = await proposed(['chimney', 'heatPump'])
    expect(plan).toMatchObject({ askedFeatures: ['ventilation', 'heatPump'], features: ['heatPump'] })
    expect(namesOf(plan)).not.toContain('chimney')
  })

  test('speaks the language of the call', async () => {
    const { estate, address } = await house('cabin', 1961)
    const { body } = await estate.owner.send('POST', address, { body: {}, headers: { 'accept-language': 'en' } })
    expect((body as unknown as Plan).tasks.map(({ title }) => title)).toContain('Clean gutters and downpipes')
  })

  test('is for whoever reads the plan', async () => {
    const { estate, address, proposed } = await house('detachedHouse', null)
    expect((await proposed(undefined, await estate.guest('read'))).tasks).toHaveLength(12)
    expect((await proposed(undefined, await letIn(world, estate))).tasks).toHaveLength(12)
    expect((await (await estate.guest('read', { denied: ['maintenance-plan'] })).post(address, {})).status).toBe(403)
    expect((await (await world.account()).post(address, {})).status).toBe(404)
    expect((await world.anonymous().post(address, {})).status).toBe(401)
    expect((await estate.owner.post(address.replace(estate.id, uuidv7()), {})).status).toBe(404)
  })

  test('refuses what no house has, by name', async () => {
    const { estate, address } = await house('detachedHouse', 1980)
    expect(await estate.owner.post(address, { features: ['heatPump', 'moat'] })).toMatchObject({
      status: 400,
      body: { details: { fields: { 'features[1]': 'notValid' } } },
    })
    expect(await estate.owner.post(address, { features: 'heatPump' })).toMatchObject({
      body: { details: { fields: { features: 'notValid' } } },
    })
  })
})
