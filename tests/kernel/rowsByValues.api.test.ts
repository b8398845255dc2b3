import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import { SignInLink } from '#server/accounts/electronicId/signInLink.entity.ts'
import { MailRefusal } from '#server/accounts/mailChoices/mailRefusal.entity.ts'
import { isAhead, isNot, isOlderThan, isPast, isThere, isWithin, now } from '#server/kernel/rows/moments.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const world = await sharedWorld()
const care = caretakerOf(world.app)

/** Three links of somebody, by what each says. */
async function links() {
  const { userId } = await world.account()
  const theirs = care.about(SignInLink, { userId })
  for (const subject of ['a', 'b', 'c']) await theirs.add({ issuer: 'https://id.example', subject: subject + randomUUID() })
  return { theirs, all: await theirs.all({}) }
}

test('rows are known by a value, by one of several, by none and by a condition', async () => {
  const { theirs, all } = await links()
  const [a, b, c] = all.map(({ id }) => id)
  expect(all).toHaveLength(3)
  const found = async (which: Parameters<typeof theirs.all>[0]) => (await theirs.all(which)).map(({ id }) => id)
  expect(await found({ id: a! })).toEqual([a])
  expect(await found({ id: [c!, a!, randomUUID()] })).toEqual([a, c])
  expect(await found({ id: [] })).toEqual([])
  expect(await found({ lastUsedAt: null })).toEqual([])
  expect(await found({ id: isNot(b), lastUsedAt: isThere })).toEqual([a, c])
  expect(await found({ lastUsedAt: isWithin('1 hour') })).toEqual([a, b, c])
  expect(await found({ lastUsedAt: isAhead })).toEqual([])
  expect(await found({ lastUsedAt: isPast })).toEqual([a, b, c])
  expect(await found({ lastUsedAt: isOlderThan('1 hour') })).toEqual([])
  expect(await theirs.countOf({ id: isNot(a) })).toBe(2)
  expect(await theirs.exists({ id: randomUUID() })).toBe(false)
})

test('they are changed, taken and removed by the same, and no others', async () => {
  const { theirs, all } = await links()
  const { theirs: others } = await links()
  const [a, b, c] = all.map(({ id }) => id)
  expect((await theirs.mark({ id: [a!, b!] }, { lastUsedAt: now, subject: undefined! })).map(({ id }) => id).toSorted()).toEqual([a, b])
  expect((await theirs.takeWhere({ id: a! })).map(({ id }) => id)).toEqual([a])
  expect(await theirs.removeWhere({ id: a! })).toBe(0)
  expect(await theirs.removeWhere({})).toBe(2)
  expect(await theirs.exists({ id: c! })).toBe(false)
  expect(await others.countOf({})).toBe(3)
})

test('of whom nothing is known there are none, and all of a table is nobody’s', async () => {
  await links()
  for (const userId of [null, undefined]) {
    const nobodys = care.about(SignInLink, { userId: userId! })
    expect(await nobodys.all({})).toEqual([])
    expect(await nobodys.removeWhere({})).toBe(0)
  }
  expect(await care.about(SignInLink, { issuer: 'https://id.example' }).removeWhere({ id: undefined! })).toBe(0)
  await expect(care.rows(SignInLink).removeWhere({})).rejects.toThrow('is not said')
  await expect(care.rows(SignInLink).all({})).rejects.toThrow('is not said')
})

test('what is there already is not added a second time', async () => {
  const refusals = care.about(MailRefusal, { email: `${randomUUID()}@example.com` })
  expect(await refusals.addOnce({ kind: 'maintenance' })).toMatchObject({ kind: 'maintenance' })
  expect(await refusals.addOnce({ kind: 'maintenance' })).toBeNull()
})
