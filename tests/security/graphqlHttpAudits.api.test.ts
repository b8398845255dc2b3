import { type AuditResult, serverAudits } from 'graphql-http'
import { afterAll, describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

/** Where we differ from what the specification only recommends, and why. */
const declared: Readonly<Record<string, string>> = {
  '572B': 'a document that does not parse is refused with 400, also where plain JSON is accepted',
  FDE2: 'a document that is not valid is refused with 400, also where plain JSON is accepted',
  '7B9B': 'values that do not fit are refused with 400, also where plain JSON is accepted',
  '5A70': 'a GET that any page may send is refused, before its parameters are looked at',
  D6D5: 'the same GET with variables',
  '6A70': 'the same GET with variables, where plain JSON is accepted',
}

describe('the audits of GraphQL over HTTP', async () => {
  const world = await createWorld({ PORT: '0' })
  afterAll(() => world.close())
  const address = await world.running.listen()
  const audits = serverAudits({ url: `${address}/graphql` })
  const results: AuditResult[] = []

  test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn()
    results.push(result)
    expect(result.status === 'ok' || audit.id in declared || result.reason).toBe(true)
  })

  test('hold wherever they must, and differ nowhere but where we say so', () => {
    const failed = results.filter(({ status }) => status !== 'ok')
    expect(failed.filter(({ name }) => name.startsWith('MUST')).map(({ id }) => id)).toEqual([])
    expect(failed.map(({ id }) => id).sort()).toEqual(Object.keys(declared).sort())
    expect(results).toHaveLength(audits.length)
  })
})
