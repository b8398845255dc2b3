import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { loadDemo } from '#demo/load.ts'
import { readConfig } from '#server/config.ts'
import { createWorld } from '#tests/support/world/world.ts'

const run = promisify(execFile)

test('the calls that integrators are shown are answered by the demo as it says beside each', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  await loadDemo(readConfig(world.environment), world.environment['DATABASE_URL']!)
  const { server } = world.running
  await server.listen({ host: '127.0.0.1', port: 0 })
  const here = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-calls-'))
  afterAll(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, '.curlrc'), 'write-out = "\\n%{http_code}\\n"\nmax-time = 20\n')

  const text = await readFile('docs/integrators.md', 'utf8')
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block!).filter((block) => / # \d{3}$/m.test(block))
  const said = blocks.flatMap((block) => [...block.matchAll(/ # (\d{3})$/gm)].map(([, status]) => Number(status)))
  expect(said.length).toBeGreaterThan(7)
  // What a reader copies out of the second answer.
  const [first = '', ...others] = blocks.map((block) => block.replace('https://grunnmur.example', here))
  const [owner] = await world.sql<{ id: string }>(
    "select a.id from account a join app_user u on u.id = a.user_id where u.email = 'owner@demo.example'",
  )
  const env = { ...process.env, ACCOUNT: owner!.id, HOME: folder, CURL_HOME: folder, no_proxy: '127.0.0.1' }
  const statusesIn = (out: string) => [...out.matchAll(/^(\d{3})$/gm)].map(([, status]) => Number(status))
  const made = await run('sh', ['-c', first], { cwd: folder, env })
  const token = /"token":"(grunnmur_[\w-]+)"/.exec(made.stdout)![1]!
  const { body } = await world.anonymous().get('/api/private/estates', { authorization: `Bearer ${token}` })
  const estate = (body as unknown as { items: { estateId: string }[] }).items[0]!.estateId
  const script = [`GRUNNMUR=${here}; JSON='content-type: application/json'; TOKEN=${token}; ESTATE=${estate}`, ...others].join('\n')
  const asked = await run('sh', ['-c', script], { cwd: folder, env })
  expect([...statusesIn(made.stdout), ...statusesIn(asked.stdout)]).toEqual(said)
})
