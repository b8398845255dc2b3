import { afterAll, describe, expect, test } from 'vitest'
import { ThreadEnded } from '#server/kernel/inThread.ts'
import { KeptThread } from '#server/kernel/keptThread.ts'
import { Turns } from '#server/kernel/turns.ts'

const minuteMs = 60_000
const thread = new KeptThread(new URL('./echo.worker.ts', import.meta.url), new Turns('echoes', { atOnce: 1, mostWaiting: 10 }))
const ask = (said: string, how?: 'failing' | 'silent', limitMs = minuteMs) =>
  thread.ask<{ said: string; threadId: number }>({ said, how }, limitMs)

afterAll(() => thread.end())

describe('a thread that is kept', () => {
  test('answers each of many who ask at once, one and the same', async () => {
    const words = ['tak', 'vegg', 'gulv', 'dør', 'vindu']
    const answers = await Promise.all(words.map((word) => ask(word)))
    expect(answers.map(({ said }) => said)).toEqual(words)
    expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1)
  })

  test('tells what went wrong to whoever asked, and the next has another', async () => {
    const before = await ask('før')
    const [failed, after] = await Promise.allSettled([ask('brann', 'failing'), ask('etter')])
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'brann' } })
    expect(after).toMatchObject({ status: 'fulfilled', value: { said: 'etter' } })
    expect((await ask('sist')).threadId).not.toBe(before.threadId)
  })

  test('is left by whoever has waited too long, and the next has another', async () => {
    const before = await ask('før')
    await expect(ask('sent', 'silent', 1)).rejects.toThrow(ThreadEnded)
    const after = await ask('etter')
    expect(after.said).toBe('etter')
    expect(after.threadId).not.toBe(before.threadId)
  })
})
