import { describe, expect, test } from 'vitest'
import { askOnce } from '#server/access/askingAllowance.ts'
import { takeCare } from '#server/access/caretaker.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { forgetOld } from '#server/start/forgetting.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

describe('what one party asks of others within a day', async () => {
  const world = await sharedWorld()
  const ask = (by: string, kind = 'of a test', most = 5) => takeCare(world.app, (care) => askOnce(care, { by, kind, most }))
  const outcome = async (asking: Promise<void>) => asking.then(() => 'asked').catch((error: { status: number }) => error.status)

  test('is counted for all who ask at once', async () => {
    const by = uuidv7()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(ask(by))))
    expect(outcomes.filter((one) => one === 'asked')).toHaveLength(5)
    expect(outcomes.filter((one) => one === 429)).toHaveLength(15)
  })

  test('says how long to wait, and is another’s for nobody, nor of another kind', async () => {
    const by = `${uuidv7()}@test.example`
    await ask(by, 'once', 1)
    await expect(ask(by.toUpperCase(), 'once', 1)).rejects.toMatchObject({
      code: 'cannotHandleTheRequest',
      details: { reason: 'dailyLimit' },
      retryAfter: 86_400,
    })
    await ask(by, 'otherwise', 1)
    await ask(uuidv7(), 'once', 1)
  })

  test('counts for nothing where nothing came of it, nor once the day is over', async () => {
    const by = uuidv7()
    const failing = takeCare(world.app, async (care) => {
      await askOnce(care, { by, kind: 'failing', most: 1 })
      throw new Error('It came to nothing.')
    })
    await expect(failing).rejects.toThrow('It came to nothing.')
    await ask(by, 'failing', 1)
    await world.sql("update party_ask set asked_at = asked_at - interval '1 day' where kind = 'failing'")
    await ask(by, 'failing', 1)
    await forgetOld(world.app)
    expect(await world.sql("select from party_ask where kind = 'failing'")).toHaveLength(1)
  })
})
