import { afterAll, describe, expect, test } from 'vitest'
import { asks } from '#tests/security/matrix/asks.ts'
import { type Column, columns, crowdOf } from '#tests/security/matrix/people.ts'
import { table } from '#tests/security/matrix/table.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { greedyOf } from './greedy.ts'

/** So many files send one share each, so that workers can take them side by side. */
const shares = 2
/** What is answered for one that was paid for, and for one that was sent; and what a document brings about at most. */
const mostForARecord = 64
const mostForAByte = 400
const mostAtOnce = 1_048_576

interface Row {
  operation: string
  by: Column
  sent: number
  answered: number
  records: number
  processorMs: number
}
const isWithinBounds = ({ answered, records, sent }: Row) => answered <= Math.min(records * mostForARecord, sent * mostForAByte, mostAtOnce)
/** With PRINT_COSTS the dearest are told, by the processor's time for a byte that was sent. */
function print(rows: readonly Row[]) {
  if (!process.env['PRINT_COSTS']) return
  const dearest = rows.toSorted((a, b) => b.processorMs / b.sent - a.processorMs / a.sent).slice(0, 20)
  process.stdout.write(`${dearest.map((row) => JSON.stringify(row)).join('\n')}\n`)
}

/** Every operation of a share is asked for as much as one document may ask for by it, by an account, a link and nobody. */
export const isKeptToItsPrice = (share: 1 | 2) =>
  describe(`the most for the least, ${share} of ${shares}`, async () => {
    const world = await createWorld()
    const rows: Row[] = []
    afterAll(async () => {
      print(rows)
      await world.close()
    })
    const operations = [...world.app.operations.values()].filter((_, index) => index % shares === share - 1)
    const mayAsk = (operation: string) => (column: Column) => table.get(operation)![column] === 'ok'
    const askers = (operation: string) => {
      const doer = (['owner', 'partnerAdmin', 'sysadmin', ...columns] as const).find(mayAsk(operation))!
      return new Set([doer, ...(['link', 'anonymous'] as const).filter(mayAsk(operation))])
    }

    test.each(operations.map(({ name }) => name))('is paid for and bounded: %s', async (name) => {
      for (const by of askers(name)) {
        const estate = await world.estate()
        const { client, linkKey } = await crowdOf(world, estate)[by]()
        const { graphql } = await asks[name]!(world, estate, { client, ...(linkKey !== undefined && { linkKey }) })
        const [schema, url] =
          linkKey === undefined ? [world.app.schema, '/graphql'] : [world.app.publicSchema, `/graphql/public/${linkKey}`]
        for (const { query, nodes } of graphql ? greedyOf(schema, graphql.query) : []) {
          const body = JSON.stringify({ query, variables: graphql!.variables })
          const before = process.cpuUsage()
          const { status, text } = await client.send('POST', url, { body, headers: { 'content-type': 'application/json' } })
          const { user, system } = process.cpuUsage(before)
          const row = { operation: name, by, sent: body.length, answered: text.length, records: nodes, processorMs: (user + system) / 1000 }
          rows.push(row)
          expect([200, 429]).toContain(status)
          expect(row).toSatisfy(isWithinBounds)
        }
      }
    })

    test('is looked for at all', () => {
      expect(rows.length).toBeGreaterThan(operations.length)
      expect(new Set(rows.map(({ by }) => by))).toContain('anonymous')
    })
  })
