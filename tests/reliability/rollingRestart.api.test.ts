import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { form, formType } from '#tests/support/files/forms.ts'
import { startInstance } from '#tests/support/files/instance.ts'
import { startProxy } from '#tests/support/instancesProxy.ts'
import { pdf } from '#tests/support/world/client.ts'
import { createWorld, type TestEstate, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const patiently = { timeout: 120_000 }

/** Longer than a look of the proxy takes. */
const drains = { DRAIN_SECONDS: '1' }
const document = form({ field: 'file', name: 'rapport.pdf', content: pdf })

/** What people do all day, one call after the other, until it is enough. Answers the names that were written, and all that was not answered well. */
async function useOf(address: string, { id, owner }: TestEstate, isEnough: () => boolean) {
  const written: string[] = []
  const failed: string[] = []
  const cookie = `session=${owner.token}`
  const json = { cookie, 'content-type': 'application/json' }
  async function ask(url: string, init: RequestInit) {
    const answer = await fetch(`${address}${url}`, init).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      (error: unknown) => ({ status: 0, text: String((error as Error).cause ?? error) }),
    )
    const isWell = answer.status === 200 && !answer.text.includes('"errors"')
    if (!isWell) failed.push(`${init.method} ${url} ${answer.status} ${answer.text.slice(0, 200)}`)
    return isWell
  }
  while (!isEnough()) {
    const customName = uuidv7()
    const policy = JSON.stringify({ kind: 'broker', company: 'Trygg Mur', customName })
    if (
      await ask(`/api/private/estate/${id}/insurance`, { method: 'PUT', headers: { ...json, 'idempotency-key': uuidv7() }, body: policy })
    )
      written.push(customName)
    await ask('/api/private/estates', { method: 'GET', headers: { cookie } })
    await ask('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query: '{ estates { totalCount } }' }) })
    await ask('/api/private/temporary-document', { method: 'POST', headers: { cookie, 'content-type': formType }, body: document })
  }
  return { written, failed }
}

test('instances are restarted one after the other under load: no call fails, and what was acknowledged is there once', async () => {
  const proxy = await startProxy()
  onTestFinished(() => proxy.close())
  const start = async () => {
    const instance = await startInstance(world, drains)
    await proxy.add(instance.address)
    return instance
  }
  let running: Awaited<ReturnType<typeof start>>[] = await Promise.all([start(), start()])
  onTestFinished(async () => void (await Promise.all(running.map((one) => one.end('SIGKILL')))))
  const estates = await Promise.all(Array.from({ length: 2 }, () => world.estate()))
  let isEnough = false
  const using = estates.map((estate) => useOf(proxy.address, estate, () => isEnough))
  const serves = async ({ address }: { address: string }) => {
    await expect.poll(() => proxy.answered(address), patiently).toBeGreaterThan(20)
  }

  await Promise.all(running.map(serves))
  for (const old of running) {
    expect(await old.end()).toBe(0)
    const anew = await start()
    running = [...running.filter((one) => one !== old), anew]
    await serves(anew)
  }
  isEnough = true
  const used = await Promise.all(using)

  expect(used.flatMap(({ failed }) => failed)).toEqual([])
  const kept = await world.sql<{ name: string }>('select custom_name name from insurance_document where estate_id = any($1)', [
    estates.map(({ id }) => id),
  ])
  expect(kept.map(({ name }) => name).sort()).toEqual(used.flatMap(({ written }) => written).sort())
})
