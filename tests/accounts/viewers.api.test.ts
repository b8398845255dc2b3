import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StaleViewer } from '#server/kernel/call.ts'
import type { LinkHolder, SignedIn } from '#server/kernel/viewer.ts'
import { forgetOld } from '#server/start/forgetting.ts'
import { later } from '#tests/support/world/world.ts'
import { createPeople, type People } from './people.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())

const find = async (sessionToken: string) => (await people.world.app.viewers.find({ sessionToken })) as SignedIn
const findLink = async (linkKey: string) => (await people.world.app.viewers.find({ linkKey })) as LinkHolder
const prove = (viewer: SignedIn) => people.world.app.verify({ viewer } as never, people.world.app.db.manager)
const ends = ({ validUntil }: SignedIn) => validUntil && new Date(validUntil).getTime()

describe('what is known of a session', () => {
  test('is read once and remembered', async () => {
    const { token } = await people.world.account()
    expect(await find(token)).toBe(await find(token))
  })

  test('holds until the first of its permissions and licences ends, or the next one begins', async () => {
    const [soon, sooner, soonest] = [later(3), later(2), later(1)]
    const { token, accountId } = await people.world.account({
      entries: [{ subject: 'estate/a' }, { subject: 'estate/b', expirationDate: soon }, { subject: 'estate/c', expirationDate: later(-1) }],
    })
    const licence = (from: Date, to: Date) =>
      people.world.sql(`insert into licence (account_id, plan, valid_from, valid_to) values ($1, 'CUSTOMER_PLUS', $2, $3)`, [
        accountId,
        from,
        to,
      ])
    const read = async () => (await people.world.app.viewers.reload({ sessionToken: token })) as SignedIn
    expect(ends(await read())).toBe(soon.getTime())
    await licence(later(-1), sooner)
    expect(await read()).toMatchObject({ licences: ['CUSTOMER_PLUS'] })
    expect(ends(await read())).toBe(sooner.getTime())
    await licence(soonest, later(5))
    expect(ends(await read())).toBe(soonest.getTime())
  })

  test('holds for ever where nothing of it ends', async () => {
    const { token } = await people.world.account({ entries: [{ subject: 'estate/a', action: 'read' }] })
    expect(await find(token)).toMatchObject({ validUntil: null, entries: [{ subject: 'estate/a', effect: 'allow', action: 'read' }] })
  })

  test('is proved by the clock of the database: good before its moment, old at it', async () => {
    const { token } = await people.world.account()
    const viewer = await find(token)
    await expect(prove({ ...viewer, validUntil: later(1).toISOString() })).resolves.toBeUndefined()
    await people.world.app.db.transaction(async (db) => {
      const [clock] = await db.query<{ now: string }[]>('select now()::text now')
      await expect(people.world.app.verify({ viewer: { ...viewer, validUntil: clock!.now } } as never, db)).rejects.toThrow(StaleViewer)
    })
  })

  test('is old once its version is', async () => {
    const { token, accountId } = await people.world.account()
    const viewer = await find(token)
    await expect(prove(viewer)).resolves.toBeUndefined()
    await people.world.permit(accountId, { subject: 'estate/a' })
    await expect(prove(viewer)).rejects.toThrow(StaleViewer)
  })

  test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`, '\0'.repeat(43)])(
    'is nothing for %j, which is no token of ours',
    async (token) => {
      expect(await find(token)).toEqual({ kind: 'anonymous' })
    },
  )
})

describe('a public link', () => {
  test('is read once and remembered', async () => {
    const { key } = await (await people.world.estate()).link()
    expect(await findLink(key)).toBe(await findLink(key))
  })

  test('that never was is not found, one that has ended has ended', async () => {
    const estate = await people.world.estate()
    await expect(findLink('no-such-link')).rejects.toMatchObject({ status: 404, code: 'entityNotFound' })
    for (const options of [{ expires: later(-1) }, { revoked: true }]) {
      const { key } = await estate.link(options)
      await expect(findLink(key)).rejects.toMatchObject({ status: 410, code: 'entityNotFound', details: { reason: 'linkExpired' } })
    }
  })

  test.each(['revoked_at = now()', 'expires_at = now()'])('is over at the next request once %s', async (change) => {
    const { id, link } = await people.world.estate()
    const { key } = await link()
    const details = () => people.visitor().rest('GET', `/api/public/${key}/estate/${id}/details`)
    expect(await details()).toMatchObject({ status: 200 })
    await people.world.sql(`update public_link set ${change} where estate_id = $1`, [id])
    expect(await details()).toMatchObject({ status: 410, code: 'entityNotFound', details: { reason: 'linkExpired' } })
  })
})

test('what has had its time is forgotten, and nothing else', async () => {
  const [ended, open] = [await people.world.account(), await people.world.account()]
  await people.world.sql('update session set expires_at = now() where user_id = $1', [ended.userId])
  await people.world.sql(
    `insert into login_failure (address, email_hash, at) values ('10.8.0.1', '', now() - interval '15 minutes'), ('10.8.0.2', '', now())`,
  )
  await forgetOld(people.world.app)
  expect(await people.sessionsOf(ended.userId)).toEqual([])
  expect(await people.sessionsOf(open.userId)).toHaveLength(1)
  expect(await people.world.sql(`select host(address) from login_failure where address << '10.8.0.0/16'`)).toEqual([{ host: '10.8.0.2' }])
})
