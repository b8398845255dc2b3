import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { loadDemo } from '#demo/load.ts'
import { readConfig } from '#server/config.ts'
import type { ApiDocument } from '#server/openapi/document.ts'
import { signInOf } from '#server/pages/docs/curl.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { rowsIn } from './soundCalls.ts'

const run = promisify(execFile)
const people = ['owner', 'admin', 'leader', 'sysadmin']
/** One ends the session that the others share; of two the key stands in a mail alone, and is another in each installation; one tells of what its reader has begun to send. */
const notTyped = ['logout', 'refusableOwnerInvitation', 'refusableSender', 'uploadInParts']
const printed = 'http://localhost'

/** What a reader types: the parts of a page that are set like that. */
const typed = (page: string) =>
  [...page.matchAll(/<pre tabindex="0"><code>([^]*?)<\/code><\/pre>/g)]
    .map(([, text]) => text!)
    .join('\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

test('the examples of what the API reads are answered by the demo, typed as they stand there', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  await loadDemo(readConfig(world.environment), world.environment['DATABASE_URL']!)
  const { server } = world.running
  await server.listen({ host: '127.0.0.1', port: 0 })
  const here = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const reader = world.anonymous()
  const document = (await reader.get('/api/openapi.json')).body as unknown as ApiDocument
  const reads = rowsIn(document).filter(({ method, operation }) => method === 'get' && !notTyped.includes(operation.operationId))

  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-examples-'))
  afterAll(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, '.curlrc'), 'write-out = "\\n%{http_code}\\n"\nmax-time = 20\n')
  await writeFile(path.join(folder, 'plan.csv'), 'Bygning;Bygningsdel;Oppgave;Frist\r\nBlokk A;Tak;Rens;2030\r\n')

  // Signing in is dear, and each signs in once.
  const signIns = people.map((who) => `${signInOf(printed, who)}\ncp session ${who}`)
  // One page after the other, as a reader turns them: whoever asks for all at once may be told to come again.
  const examples: string[] = []
  for (const { operation } of reads) {
    const { text } = await reader.get(`/api/docs/${operation.operationId}`)
    const signedIn = people.reduce((rest, who) => rest.replace(signInOf(printed, who), `cp ${who} session`), typed(text))
    examples.push(`echo; echo '=== ${operation.operationId}'\n${signedIn}`)
  }
  const script = [...signIns, ...examples].join('\n').replaceAll(`${printed}/`, `${here}/`)
  const env = { ...process.env, HOME: folder, CURL_HOME: folder, no_proxy: '127.0.0.1' }
  const { stdout } = await run('sh', ['-c', script], { cwd: folder, env, encoding: 'latin1', maxBuffer: 2 ** 28 })
  const answers = stdout.split('\n=== ').slice(1)
  const statuses = answers.map((answer) => [answer.split('\n', 1)[0]!, Number(answer.trimEnd().split('\n').at(-1))] as const)
  expect(statuses).toHaveLength(reads.length)
  expect(statuses.filter(([, status]) => !(status >= 200 && status < 300))).toEqual([])
})
