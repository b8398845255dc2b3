import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { asks, sentWith } from '#tests/security/matrix/asks.ts'
import { type Column, crowdOf } from '#tests/security/matrix/people.ts'
import { table } from '#tests/security/matrix/table.ts'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

type Line = pg.Client & { connection: { stream: { destroy: (error: Error) => void } } }
const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? ''))

/** Ends the connection of a command's transaction: as it would be committed, or once it is, before anybody is told. */
function cut(moment: 'before its commit' | 'after its commit') {
  const { value: query } = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query') as { value: (...asked: unknown[]) => unknown }
  const noting = new Set<pg.Client>()
  let times = 0
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const text = textOf(asked[0])
    if (/audit_entry|insert into "?upload_part/i.test(text)) noting.add(this)
    if (text !== 'COMMIT' || !noting.has(this)) return query.apply(this, asked)
    times++
    const end = () => (this as Line).connection.stream.destroy(new Error('Connection terminated unexpectedly'))
    if (moment === 'before its commit') {
      end()
      return query.apply(this, asked)
    }
    return (query.apply(this, asked) as Promise<unknown>).then(() => {
      end()
      throw new Error('Connection terminated unexpectedly')
    })
  })
  return () => {
    spy.mockRestore()
    return times
  }
}

/** Written beside a command: tries that are counted, what waits for its row or is read behind, what was found out elsewhere, and what a process tells of itself. */
const beside = new Set([
  'staged_content',
  'session',
  'estate_visit',
  'attempt',
  'file_text',
  'property_search',
  'refusal_count',
  'instance',
  'replica_beat',
])

/** The tables that were written since it was asked last, over a connection of its own: there it is planned once. */
async function writtenIn(world: World) {
  const db = new pg.Client({ connectionString: world.environment['DATABASE_URL']! })
  await db.connect()
  const { rows: tables } = await db.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
  const text = tables
    .filter(({ name }) => !beside.has(name))
    .map(({ name }) => `select '${name}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as rows from "${name}"`)
    .join(' union all ')
  let before = new Map<string, string>()
  const ask = async () => {
    const { rows } = await db.query<{ name: string; rows: string }>({ name: 'standing', text })
    const now = new Map(rows.map(({ name, rows: counted }) => [name, counted]))
    const written = [...now.keys()].filter((name) => now.get(name) !== before.get(name))
    before = now
    return written
  }
  return { ask, end: () => db.end() }
}

/** It ends what it was let in by. */
const notRepeated = 'logout'
/** The log tells of the whole that it is a part of. */
const partOfAnother = 'addUploadPart'
/** Each wrong code is counted, whatever becomes of the call. */
const counted = 'enterClaimCode'

describe('a command whose database goes away', async () => {
  // What is done behind would be seen as done by the command.
  vi.spyOn(PgBoss.prototype, 'work').mockResolvedValue('nobody is at work')
  const world = await createWorld()
  const written = await writtenIn(world)
  const commands = [...world.app.operations.values()].filter(({ kind }) => kind === 'command' || kind === 'upload')
  const figures = { cuts: 0, halfDone: 0, lost: 0, doubled: 0 }
  afterAll(async () => {
    const { cuts, halfDone, lost, doubled } = figures
    process.stdout.write(`${commands.length} commands, cut off ${cuts} times: half-done ${halfDone}, lost ${lost}, doubled ${doubled}\n`)
    await written.end()
    await world.close()
  })

  test.each(commands.map((command) => [command.name, command] as const))('%s', async (name, { isSecret }) => {
    const estate = await world.estate()
    const [column] = Object.entries(table.get(name)!).find(([who, outcome]) => outcome === 'ok' && who !== 'anonymous')!
    const person = await crowdOf(world, estate)[column as Column]()
    const ask = await asks[name]!(world, estate, person)
    const client = person.client.with({ 'idempotency-key': name })
    const send = async () => {
      if (ask.graphql) {
        const { errors } = await client.gql(ask.graphql.query, ask.graphql.variables)
        return errors?.[0]?.extensions.status ?? 200
      }
      const isPicture = /Image|Logo/.test(name)
      const { status } = ask.sendsFile
        ? await client.sendFile(ask.rest!.url, isPicture ? 'hus.png' : 'rapport.pdf', isPicture ? await png() : pdf)
        : await client.send(ask.rest!.method, ask.rest!.url, sentWith(ask.rest!))
      return status < 300 ? 200 : status
    }
    const sentWhile = async (moment: Parameters<typeof cut>[0]) => {
      const restore = cut(moment)
      const status = await send()
      figures.cuts += restore()
      return { status, written: await written.ask() }
    }
    await written.ask()
    const before = await sentWhile('before its commit')
    if (before.written.length && name !== counted) figures.halfDone++
    const after = await sentWhile('after its commit')
    if (!after.written.includes(name === partOfAnother ? 'upload_part' : 'audit_entry')) figures.lost++
    const again = { status: await send(), written: await written.ask() }
    expect([before.status, after.status]).toEqual([503, 503])
    // What is kept of no call is done once more, or refused in words.
    const isRepeated = !isSecret && name !== notRepeated
    expect(isRepeated ? [200] : [200, 401, 409, 410, 422]).toContain(again.status)
    if (isRepeated && again.written.length) figures.doubled++
    expect(figures).toMatchObject({ halfDone: 0, lost: 0, doubled: 0 })
  })
})
