import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { area, archiving, planBuilding, planned, plansOf, task } from './plan.ts'

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('a maintenance plan as a sheet', async () => {
  const world = await sharedWorld()

  test('each task is a line, in the words and figures of the reader’s language', async () => {
    const estate = await planned(world)
    const buildingId = await planBuilding(estate, 'Blokk A')
    const { areaId } = await area(estate, { buildingId, code: '26' })
    const values = { areaId, title: 'Rens; "alle" renner', startDate: '2026-05-01', period: 'month', interval: 6, estimatedCost: 4500.5 }
    await task(estate, values)
    const url = `${plansOf(estate)}/sheet?format=csv`
    const nb = await estate.owner.get(url, { 'accept-language': 'nb' })
    expect(nb.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(nb.headers['content-disposition']).toContain('vedlikeholdsplan.csv')
    expect(nb.text.charCodeAt(0)).toBe(0xfeff)
    const [head, line] = nb.text.slice(1).split('\r\n')
    expect(head).toBe(
      'Bygning;Bygningsdel;Oppgave;Beskrivelse;Prioritet;Fag;Ansvarlig;Kostnad;Første gang;Gjentas;Hver;Siste dag;Regnes fra;Neste',
    )
    expect(line).toMatch(/^Blokk A;26 Tak;"Rens; ""alle"" renner";;Middels;;;"4500,5";2026-05-01;Måned;6;;Planen;\d{4}-\d\d-\d\d$/)
    const book = await estate.owner.get(`${plansOf(estate)}/sheet`)
    expect(book.headers['content-type']).toBe(sheet)
    expect(book.raw.subarray(0, 2).toString()).toBe('PK')
  })

  test('what somebody wrote is never computed', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate)
    for (const title of ['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(A1)']) await task(estate, { areaId, title })
    const { text } = await estate.owner.get(`${plansOf(estate)}/sheet?format=csv`)
    expect(text).not.toMatch(/(^|;|")[=+\-@]/m)
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`)
  })

  test('what was done comes along for those who may read it, and for nobody else', async () => {
    const estate = await planned(world)
    const { taskId } = await task(estate, { title: 'Rens av takrenner' })
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-02-01', actualCost: 900 })
    const url = `${plansOf(estate)}/sheet?format=archive`
    expect((await estate.owner.get(url)).text).toContain('Rens av takrenner')
    const guest = await estate.guest('read', { denied: ['archived-tasks'] })
    expect((await guest.get(url)).text).not.toContain('Rens av takrenner')
  })

  test('it is refused who may not read the plan, and any other format', async () => {
    const estate = await planned(world)
    const url = `${plansOf(estate)}/sheet`
    expect((await (await estate.guest('edit', { denied: ['maintenance-plan'] })).get(url)).status).toBe(403)
    expect((await (await world.account()).get(url)).status).toBe(404)
    expect((await estate.owner.get(`${url}?format=exe`)).body).toMatchObject({ details: { fields: { format: 'notValid' } } })
  })
})
