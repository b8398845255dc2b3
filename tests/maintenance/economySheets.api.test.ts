import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { budgetsOf, economyOf } from './economy.ts'
import { area, letIn, planned, task } from './plan.ts'

describe('the economy of a maintenance plan as sheets', async () => {
  const world = await sharedWorld()

  test('each building and year is a line, in the words and figures of the reader’s language', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    const [building] = await world.sql<{ name: string }>('select name from building where id = $1', [buildingId])
    await task(estate, { areaId, startDate: '2030-05-04', estimatedCost: 1000.5 })
    await estate.owner.put(`${budgetsOf(estate)}/${buildingId}`, { year: 2030, amount: 900 })
    const url = `${budgetsOf(estate)}/sheet?fromYear=2030&toYear=2031`
    const nb = await estate.owner.get(`${url}&format=csv`, { 'accept-language': 'nb' })
    expect(nb.headers['content-disposition']).toContain('budsjett.csv')
    const lines = nb.text.slice(1).trimEnd().split('\r\n')
    expect(lines).toEqual([
      'Bygning;År;Planlagt;Budsjett;Bestilt;Brukt',
      `${building!.name};2030;"1000,5";900;0;0`,
      `${building!.name};2031;0;;0;0`,
    ])
    const en = await estate.owner.get(`${url}&format=csv`, { 'accept-language': 'en' })
    expect(en.text).toContain('Building,Year,Planned,Budget,Ordered,Spent')
    expect((await estate.owner.get(url)).raw.subarray(0, 2).toString()).toBe('PK')
  })

  test('each of thirty years is a line of the forecast', async () => {
    const estate = await planned(world)
    const url = `${economyOf(estate)}/forecast/sheet`
    const { text } = await estate.owner.get(`${url}?format=csv`, { 'accept-language': 'nb' })
    expect(text.trimEnd().split('\r\n')).toHaveLength(31)
    expect(text.slice(1)).toMatch(/^År;"Kostnad, dagens kroner";"Kostnad, løpende";Sparing;Renter;Fond;"Fond, dagens kroner"\r\n/)
    expect((await estate.owner.get(url)).raw.subarray(0, 2).toString()).toBe('PK')
    const figures = { priceGrowth: 0, fund: 1000, yearlySaving: 100 }
    expect((await estate.owner.put(`${economyOf(estate)}/forecast`, figures)).status).toBe(200)
    expect((await estate.owner.post(`${economyOf(estate)}/scenarios`, { name: '=Spar mer', yearlySaving: 200 })).status).toBe(201)
    const beside = await estate.owner.get(`${url}?format=csv`, { 'accept-language': 'nb' })
    const [heads, first] = beside.text.trimEnd().split('\r\n')
    expect(heads).toMatch(/;"Kostnad, =Spar mer";"Fond, =Spar mer"$/)
    expect(first).toMatch(/;0;0;100;0;1100;1100;0;1200$/)
  })

  test('they are for those who may read what it costs, and for nobody else', async () => {
    const estate = await planned(world)
    const leader = await letIn(world, estate)
    for (const url of [`${budgetsOf(estate)}/sheet`, `${economyOf(estate)}/forecast/sheet`]) {
      expect((await leader.get(url)).status).toBe(403)
      expect((await estate.owner.get(`${url}?format=exe`)).body).toMatchObject({ details: { fields: { format: 'notValid' } } })
    }
  })
})
