import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { welcome } from '#server/mail/templates/welcome.ts'
import { startMailServer } from '#tests/support/mailServer.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

describe('mails', () => {
  let smtp: MailServer
  let world: World
  beforeAll(async () => {
    smtp = await startMailServer()
    world = await createWorld(
      { SMTP_URL: smtp.url, MAIL_FROM: 'Grunnmur <post@grunnmur.test>', PUBLIC_URL: 'https://grunnmur.test' },
      { looksEvery: 2 },
    )
  })
  afterAll(async () => {
    await world.close()
    await smtp.stop()
  })

  const post = (to: string, language: 'nb' | 'en' = 'nb', token?: string) => {
    const { db, outbox } = world.app
    return db.transaction((manager) => outbox.add(manager, welcome.mail(to, language, { name: 'Åse', ...(token && { token }) })))
  }
  const kept = async (to: string) =>
    (
      await world.sql<{ id: string; sent: boolean; failed: boolean; attempts: number; sealed: Buffer | null; failure: string | null }>(
        'select id, sent_at is not null sent, failed_at is not null failed, attempts, data_sealed sealed, failure from outbox_mail where to_email = $1',
        [to],
      )
    )[0]!
  async function settled(to: string) {
    const isSettled = async () => {
      const { sent, failed } = await kept(to)
      return sent || failed
    }
    await expect.poll(isSettled, { timeout: 120_000 }).toBe(true)
  }

  test('are written in the language of their reader, as text and as HTML', async () => {
    await post('ase@test.example', 'nb', 'tokenet')
    await post('anne@test.example', 'en')
    await settled('ase@test.example')
    await settled('anne@test.example')
    const [nb] = smtp.to('ase@test.example')
    expect(nb).toMatchObject({ from: 'post@grunnmur.test' })
    expect(nb!.text).toContain('Velkommen hjem, Åse')
    expect(nb!.text).toMatch(/content-type: text\/plain/i)
    expect(nb!.text).toMatch(/content-type: text\/html/i)
    expect(nb!.text.split('https://grunnmur.test/create-password/tokenet').length).toBeGreaterThan(2)
    expect(smtp.to('anne@test.example')[0]!.text).toContain('Welcome home, Åse')
  })

  test('leave with the transaction that wrote them, and never without it', async () => {
    const { db, outbox } = world.app
    const undone = db.transaction(async (manager) => {
      await outbox.add(manager, welcome.mail('never@test.example', 'nb', { name: 'Ingen' }))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await post('after@test.example')
    await settled('after@test.example')
    expect(smtp.to('never@test.example')).toEqual([])
  })

  test('are tried again where the server is busy, under the same id', async () => {
    smtp.refuse('busy@test.example', 451)
    await post('busy@test.example')
    await settled('busy@test.example')
    const { id, attempts } = await kept('busy@test.example')
    expect(attempts).toBe(2)
    expect(smtp.to('busy@test.example').map(({ messageId }) => messageId)).toEqual([`<${id}@grunnmur.test>`])
  })

  test('are given up where the server refuses the reader', async () => {
    smtp.refuse('gone@test.example', 550)
    await post('gone@test.example', 'nb', 'hemmelig')
    await settled('gone@test.example')
    expect(await kept('gone@test.example')).toMatchObject({ sent: false, failed: true, attempts: 1, sealed: null, failure: '550' })
  })

  test('leave nothing of their links behind', async () => {
    smtp.refuse('slow@test.example', 451)
    await post('slow@test.example', 'nb', 'nokkelen-til-alt')
    const rows = await world.sql<{ row: string }>("select o::text || coalesce(encode(data_sealed, 'escape'), '') as row from outbox_mail o")
    expect(rows.filter(({ row }) => row.includes('nokkelen-til-alt'))).toEqual([])
    const jobs = await world.sql<{ row: string }>('select data::text as row from pgboss.job')
    expect(jobs.filter(({ row }) => row.includes('nokkelen-til-alt'))).toEqual([])
    await settled('slow@test.example')
    expect((await kept('slow@test.example')).sealed).toBeNull()
  })

  test('are sent once by any number of instances', async () => {
    const { config } = world.app
    const another = await createApp({ config, databaseUrl: config.databaseUrl!, log: pino({ level: 'silent' }) })
    const readers = Array.from({ length: 30 }, (_, i) => `many-${i}@test.example`)
    await Promise.all(readers.map((reader) => post(reader)))
    for (const reader of readers) await settled(reader)
    await another.close()
    expect(readers.map((reader) => smtp.to(reader).length)).toEqual(readers.map(() => 1))
  })

  test('never take a header from what somebody is called', async () => {
    const { db, outbox } = world.app
    await db.transaction((manager) =>
      outbox.add(
        manager,
        welcome.mail('mallory@test.example', 'nb', { name: 'X\r\nBcc: everybody@test.example\r\n<script>alert(1)</script>' }),
      ),
    )
    await settled('mallory@test.example')
    expect(smtp.to('everybody@test.example')).toEqual([])
    expect(smtp.to('mallory@test.example')[0]!.text).toContain('&lt;script&gt;')
  })
})
