import { afterAll, describe, expect, test } from 'vitest'
import { type Ask, asks, sentWith } from '#tests/security/matrix/asks.ts'
import { type Column, columns, crowdOf } from '#tests/security/matrix/people.ts'
import { table } from '#tests/security/matrix/table.ts'
import type { Client } from '#tests/support/world/client.ts'
import { createWorld } from '#tests/support/world/world.ts'

const editors = 8

/** A password is hashed, which waits in a queue of its own; and whoever has gone can't ask once more. */
const others = new Set(['login', 'createPassword', 'changePassword', 'deleteMyAccount', 'registerCustomer', 'registerCompany', 'logout'])

/** What is taken back is gone. */
const takesAway = new Set(['takeBackDoneTask'])

interface Answered {
  status: number
  code: string | undefined
  reason: string | undefined
}

describe('eight at once', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const isSave = ([name, operation]: [string, { kind: string }]) => operation.kind === 'command' && !others.has(name)
  const saves = [...world.app.operations.values()].map((each) => [each.name, each] as [string, typeof each]).filter(isSave)
  const doerOf = (operation: string) =>
    (['owner', 'partnerAdmin', 'sysadmin', ...columns] as Column[]).find((column) => table.get(operation)![column] === 'ok')!

  async function overGraphql({ graphql }: Ask, client: Client): Promise<Answered> {
    const { status, errors } = await client.gql(graphql!.query, graphql!.variables)
    const refusal = errors?.[0]?.extensions
    return { status: refusal?.status ?? status, code: refusal?.code, reason: refusal?.details?.reason }
  }
  async function overRest({ rest }: Ask, client: Client): Promise<Answered> {
    const { status, body } = await client.send(rest!.method, rest!.url, sentWith(rest!))
    const refusal = body as { code?: string; details?: { reason?: string } } | undefined
    return { status, code: refusal?.code, reason: refusal?.details?.reason }
  }

  const atOnce = (send: () => Promise<Answered>) => Promise.all(Array.from({ length: editors }, send))

  test.each(saves.map(([name]) => name))('%s', async (operation) => {
    const estate = await world.estate()
    const person = await crowdOf(world, estate)[doerOf(operation)]()
    const ask = () => asks[operation]!(world, estate, person)
    const outcomes: { sent: unknown; answers: Answered[] }[] = []
    const { graphql, rest, sendsFile } = await ask()
    if (graphql) {
      const asked = await ask()
      outcomes.push({ sent: inputOf(asked), answers: await atOnce(() => overGraphql(asked, person.client)) })
    }
    if (rest && !sendsFile) {
      const asked = await ask()
      outcomes.push({ sent: asked.rest!.body, answers: await atOnce(() => overRest(asked, person.client)) })
    }
    for (const { sent, answers } of outcomes) {
      const lost = answers.filter(({ status }) => status >= 300)
      expect(lost.filter(({ status }) => status >= 500)).toEqual([])
      expect(lost.length).toBeLessThan(editors)
      // Of one version there is one change; the others are told that they are late, or that nothing is there any more.
      const late = takesAway.has(operation) ? 404 : 409
      expect(lost.filter(({ status }) => hasVersion(sent) && status !== late)).toEqual([])
      expect(hasVersion(sent) ? lost.length : editors - 1).toBe(editors - 1)
    }
    const { version: _, ...body } = (rest?.body ?? {}) as { version?: number }
    const last = rest && hasVersion(rest.body) ? await atOnce(() => overRest({ rest: { ...rest, body } }, person.client)) : []
    expect(last.filter(({ status }) => status >= 300)).toEqual([])
  })

  test('nobody ever waited for somebody who waited for them', async () => {
    // What a connection has counted is told as it ends, at the latest.
    const ours = "pg_stat_activity where datname = current_database() and application_name = 'grunnmur' and pid <> pg_backend_pid()"
    await world.sql(`select pg_terminate_backend(pid) from ${ours}`)
    await expect.poll(() => world.sql(`select from ${ours}`), { timeout: 120_000 }).toEqual([])
    await world.sql('select pg_stat_force_next_flush()')
    const [counted] = await world.sql<{ deadlocks: string }>('select deadlocks from pg_stat_database where datname = current_database()')
    expect(Number(counted!.deadlocks)).toBe(0)
  })
})

/** Whether the change says which version it is of; then only one of them can be right. */
const hasVersion = (sent: unknown) => (sent as { version?: number } | undefined)?.version != null
const inputOf = ({ graphql }: Ask) => ({ ...graphql?.variables, ...(graphql?.variables?.['input'] as object | undefined) })
