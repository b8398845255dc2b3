import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { fileStoreAt } from '#server/config/fileStore.ts'
import { searching } from '#server/files/scan/clamd.ts'
import { S3Store } from '#server/files/store/s3Store.ts'
import { asAppError } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { guarded } from '#server/lookups/registers/guarded.ts'
import { welcome } from '#server/mail/templates/welcome.ts'
import { providersFile, TestProvider } from '#tests/support/electronicId/provider.ts'
import { all } from '#tests/support/files/all.ts'
import { startMailServer } from '#tests/support/mailServer.ts'
import { json, startRegister, status } from '#tests/support/registers/register.ts'
import { awsEnvironment, startObjectStore } from '#tests/support/s3/objectStore.ts'
import { startScanner } from '#tests/support/scanner.ts'
import { pdf } from '#tests/support/world/client.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { travel, Traveller } from '../accounts/traveller.ts'

const document = '/api/private/temporary-document'
const refusedBy = (reason: string) => ({ status: 503, body: { code: 'cannotHandleTheRequest', details: { reason } } })

const figures: string[] = []
/** How long whoever is there waits for what they are told. */
async function waited<T>(what: string, ask: () => Promise<T>) {
  const before = performance.now()
  const answer = await ask()
  figures.push(`${what}: ${((performance.now() - before) / 1000).toFixed(1)} s`)
  return answer
}
afterAll(() => void process.stdout.write(`Neighbours, until it is told: ${figures.join('; ')}\n`))

describe('a store of objects', async () => {
  const objects = await startObjectStore()
  for (const [name, value] of Object.entries(awsEnvironment)) vi.stubEnv(name, value)
  const bucket = await objects.newBucket()
  const world = await createWorld({ FILES_URL: bucket, PORT: '0', ...awsEnvironment })
  afterAll(async () => {
    await world.close()
    await objects.stop()
    vi.unstubAllEnvs()
  })
  const address = await world.running.listen()
  const person = await world.account()
  const content = Buffer.concat([pdf, Buffer.alloc(3_000_000, '%')])
  const sent = await person.sendFile(document, 'rapport.pdf', content)
  const file = `/api/private/file/${sent.body['id'] as string}`
  const upload = () => person.sendFile(document, 'notat.pdf', pdf)
  const estates = () => person.get('/api/private/estates')
  const download = async () => (await fetch(address + file, { headers: { cookie: `session=${person.token}` } })).arrayBuffer()
  const contents = async () => (await all(world.app.files.list())).length
  async function isWell() {
    await objects.does('none')
    expect(Buffer.from(await download()).equals(content)).toBe(true)
    expect((await upload()).status).toBe(200)
  }

  test('that takes seconds for each call is waited for by who wants a file, and by nobody else', async () => {
    await objects.does('slow')
    const first = Promise.race([download().then(() => 'a file'), upload().then(() => 'an upload'), estates().then(() => 'what is no file')])
    expect(await first).toBe('what is no file')
    expect(Buffer.from(await waited('slow store, a file', download)).equals(content)).toBe(true)
    expect((await upload()).status).toBe(200)
    await isWell()
  })

  test('that fails is told of in words, and the rest goes on', async () => {
    await objects.does('fails')
    expect(await waited('failing store', () => person.get(file))).toMatchObject(refusedBy('filesAway'))
    const refused = await upload()
    expect(refused).toMatchObject(refusedBy('filesAway'))
    expect(refused.body.message).toBe('Grunnmur når ikke filene akkurat nå. Alt annet virker. Prøv igjen om litt.')
    expect((await estates()).status).toBe(200)
    await isWell()
  })

  test('that breaks off half-way leaves nobody with half of it, and keeps nothing half', async () => {
    const before = await contents()
    await objects.does('halves')
    await expect(download()).rejects.toThrow('terminated')
    expect(await upload()).toMatchObject(refusedBy('filesAway'))
    await objects.does('none')
    expect(await contents()).toBe(before)
    await isWell()
  })

  test('that keeps silent, before an answer or within one, is waited for no longer than that, and leaves nothing open', async () => {
    const store = new S3Store(fileStoreAt('FILES_URL', bucket, '/nowhere') as never, { toAnswer: 300, toGoOn: 300 })
    const id = uuidv7()
    await store.put(id, Readable.from([Buffer.alloc(2_000_000)]))
    await objects.does('silent')
    for (const ask of [() => store.read(id), () => store.stat(id), () => store.delete(id)])
      expect(await ask().catch(asAppError)).toMatchObject({ details: { reason: 'filesAway' } })
    await objects.does('stalls')
    expect(await text(await store.read(id)).catch(asAppError)).toMatchObject({ details: { reason: 'filesAway' } })
    await expect.poll(() => objects.readers()).toBe(0)
    await isWell()
  })

  test('whose content is shorter than it says is not handed out as the whole', async () => {
    const { files } = world.app
    const read = files.read.bind(files)
    files.read = async () => Readable.from([pdf])
    await expect(download()).rejects.toThrow('terminated')
    files.read = read
    await isWell()
  })
})

describe('a scanner', async () => {
  const scanner = await startScanner()
  const world = await createWorld({ SCANNER_URL: scanner.url })
  afterAll(async () => {
    await world.close()
    await scanner.stop()
  })
  const person = await world.account()
  const upload = () => person.sendFile(document, 'notat.pdf', pdf)

  test.each(['nonsense', 'endless'] as const)('that answers what is %s lets nothing in, and is asked again at the next', async (fault) => {
    scanner.does(fault)
    const refused = await waited(`scanner, ${fault}`, upload)
    expect(refused).toMatchObject(refusedBy('unscanned'))
    expect(refused.body.message).toContain('kan ikke undersøkes for virus akkurat nå')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await world.sql('select from file')).toEqual([])
    scanner.does('none')
    expect((await upload()).status).toBe(200)
    await world.sql('delete from file')
  })

  test('that keeps silent is given up', async () => {
    scanner.does('silent')
    const passed = text(searching(new URL(scanner.url), 200)(Readable.from([pdf])))
    expect(await passed.catch(asAppError)).toMatchObject({ status: 503, details: { reason: 'unscanned' } })
    scanner.does('none')
  })
})

describe('a server for mail', async () => {
  let smtp = await startMailServer()
  const { port, url } = smtp
  const world = await createWorld({ SMTP_URL: url, MAIL_FROM: 'Grunnmur <post@grunnmur.test>' }, { looksEvery: 1 })
  afterAll(async () => {
    await world.close()
    await smtp.stop()
  })
  const post = (to: string) => {
    const { db, outbox } = world.app
    return db.transaction((manager) => outbox.add(manager, welcome.mail(to, 'nb', { name: 'Åse' })))
  }
  type Kept = Record<'isSent' | 'hasFailed' | 'isSealed', boolean> & { attempts: number; failure: string | null }
  const kept = async (to: string) =>
    (
      await world.sql<Kept>(
        `select sent_at is not null "isSent", failed_at is not null "hasFailed", data_sealed is not null "isSealed", attempts, failure
        from outbox_mail where to_email = $1`,
        [to],
      )
    )[0]!

  test('that is away gets what was written meanwhile once it is back, and each mail once', async () => {
    await smtp.stop()
    await post('away@test.example')
    await expect.poll(async () => (await kept('away@test.example')).attempts).toBeGreaterThan(0)
    expect(await kept('away@test.example')).toMatchObject({ isSent: false, hasFailed: false, isSealed: true })
    smtp = await startMailServer(port)
    await expect.poll(async () => (await kept('away@test.example')).isSent).toBe(true)
    expect(smtp.to('away@test.example')).toHaveLength(1)
  })

  test('that wants to be asked again is, after longer each time', async () => {
    smtp.refuse('grey@test.example', 450, 451)
    await post('grey@test.example')
    await expect.poll(async () => (await kept('grey@test.example')).isSent).toBe(true)
    expect(await kept('grey@test.example')).toMatchObject({ attempts: 3, hasFailed: false })
    expect(smtp.to('grey@test.example')).toHaveLength(1)
    const [queue] = await world.sql("select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.queue where name = 'mail'")
    expect(queue).toEqual({ retry_limit: 119, retry_delay: 2, retry_backoff: true, retry_delay_max: 3600 })
  })

  test('that was away for four days is not waited for any longer, and what the mail held is gone', async () => {
    smtp.refuse('late@test.example', 450, 450, 450)
    await post('late@test.example')
    await expect.poll(async () => (await kept('late@test.example')).attempts).toBe(1)
    await world.sql("update outbox_mail set created_at = now() - interval '5 days' where to_email = 'late@test.example'")
    await expect.poll(async () => (await kept('late@test.example')).hasFailed).toBe(true)
    expect(await kept('late@test.example')).toMatchObject({ isSent: false, isSealed: false, attempts: 2, failure: '450' })
  })
})

test('a register that was left alone is asked again after its rest', async () => {
  const register = await startRegister()
  const rest = 200
  const ask = guarded('addresses', rest)
  const asking = () => ask(new URL(register.url), 'application/json', new AbortController().signal)
  for (let times = 0; times < 5; times++)
    await expect(waited(`failing register, ${times + 1}`, asking)).rejects.toMatchObject({ details: { reason: 'upstream' } })
  const before = register.asked.length
  await expect(asking()).rejects.toMatchObject({ details: { reason: 'upstream' } })
  expect(register.asked).toHaveLength(before)
  register.answers(json({}))
  await expect.poll(() => asking().then(({ status: told }) => told, asAppError)).toBe(200)
  register.answers(status(500))
  await register.close()
})

describe('a provider of electronic identities', async () => {
  const bank = await TestProvider.start({ name: 'bank', label: 'Bank-ID' })
  const world = await createWorld({ OIDC_PROVIDERS: await providersFile([bank]) })
  afterAll(async () => {
    await world.close()
    await bank.close()
  })
  const email = await world.userWithPassword('Blå-dør-9')
  const byPassword = () => world.anonymous().post('/api/public/profile/user/login', { email, password: 'Blå-dør-9' })
  async function isBack() {
    const sub = 'somebody'
    await bank.knows({ [sub]: {} })
    expect((await travel(world, bank, { as: sub })).to).toBe('/login?electronicId=unknown')
  }

  test('that is away leads back with a word for it, and a password lets in as ever', async () => {
    await bank.close()
    expect((await new Traveller(world.running).begin('bank')).to).toBe('/login?electronicId=away')
    expect((await byPassword()).status).toBe(200)
    await bank.open()
    await isBack()
  })

  test('that keeps silent is not waited for, in the middle of the way either', async () => {
    await bank.knows({ somebody: {} })
    const traveller = new Traveller(world.running)
    const back = await bank.visit((await traveller.begin('bank')).to, 'somebody')
    bank.pause()
    const [there] = await Promise.all([waited('silent provider', () => traveller.come(back)), byPassword()])
    expect(there.to).toBe('/login?electronicId=away')
    expect((await new Traveller(world.running).begin('bank')).to).toBe('/login?electronicId=away')
    expect((await byPassword()).status).toBe(200)
    bank.goOn()
    await isBack()
  })
})
