import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { isPublicLink, pathNames, type Route } from '#server/kernel/rest.ts'
import { planned } from '#tests/maintenance/plan.ts'
import { book, importsOf, planOf, readSheet, takeSheet } from '#tests/maintenance/sheets.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

/** What every plain object answers to, though nobody wrote it there. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

describe('what every object inherits is no word of ours', async () => {
  const world = await sharedWorld()
  const estate = await planned(world)
  const read = world.app.routes.filter((route) => route.method === 'get' && !isPublicLink(route))
  const ids: Readonly<Record<string, string>> = { estateId: estate.id }
  const urlOf = (route: Route) => pathNames(route).reduce((path, name) => path.replace(`:${name}`, ids[name] ?? uuidv7()), route.path)

  test('as the form that a file is wanted in', async () => {
    const handedOut = read.filter(({ files }) => files)
    expect(handedOut.length).toBeGreaterThan(5)
    let refused = 0
    for (const route of handedOut)
      for (const format of [...inherited, '', 'xlsx,csv', 'XLSX']) {
        const { status, body } = await estate.owner.get(`${urlOf(route)}?format=${format}&estateId=${estate.id}`)
        expect([400, 403, 404, 422], `${route.path} ${format}`).toContain(status)
        if (status !== 422) continue
        refused++
        expect(body['details']).toMatchObject({ fields: { format: 'notValid' }, allowed: { format: Object.keys(route.files!) } })
      }
    expect(refused).toBeGreaterThan(30)
  })

  test('as a value that is one of a few', async () => {
    let asked = 0
    for (const route of read) {
      const fields = Object.entries(route.operation.input.describe().fields)
      for (const [name] of fields.filter(([, field]) => 'oneOf' in field && field.oneOf.some(Boolean)))
        for (const value of inherited) {
          asked++
          const { status } = await estate.owner.get(`${urlOf(route)}?${name}=${value}`)
          expect([400, 403, 404, 422], `${route.path} ${name}=${value}`).toContain(status)
        }
    }
    expect(asked).toBeGreaterThan(20)
  })

  test('as the name of a parameter, of a variable, or of a text by its hash', async () => {
    const owners = importsOf(estate)
    const plain = await estate.owner.get(owners)
    for (const name of inherited) {
      expect(await estate.owner.get(`${owners}?${name}=1`), `as ${name}`).toMatchObject({ status: plain.status, text: plain.text })
      const query = `query ($${name}: Int) { planImports(estateId: "${estate.id}", first: $${name}) { totalCount } }`
      const answer = await estate.owner.send('POST', '/graphql', { body: { query } })
      expect(answer, `as ${name}`).toMatchObject({ status: 200, body: { data: { planImports: { totalCount: 0 } } } })
      const hashed = { extensions: { persistedQuery: { version: 1, sha256Hash: name } } }
      const unknown = await estate.owner.send('POST', '/graphql', { body: hashed })
      expect(unknown.status, `as ${name}`).toBeLessThan(500)
      expect(unknown.text, `as ${name}`).toContain('PERSISTED_QUERY_NOT_FOUND')
    }
  })

  test('as a name in a sheet: nobody is called so, and it is kept in words', async () => {
    const rows = [['Oppgave', 'Frist', 'Ansvarlig', ...inherited], ...inherited.map((name) => ['Rense takrenner', 2027, name])]
    const { sent, found } = await readSheet(estate, await book(rows))
    const { body } = await estate.owner.post(`${importsOf(estate)}/check`, sent)
    expect(found).toMatchObject({ headerRow: 1 })
    expect(body).toMatchObject({ faults: [] })
    expect(body['unknownResponsibles']).toEqual(inherited)
    await takeSheet(estate, { ...sent, take: 'all' })
    expect(await planOf(estate)).toContain('Ansvarlig: constructor')
  })
})
