import type { Transporter } from 'nodemailer'
import type { EntityManager } from 'typeorm'
import type { App } from '#server/kernel/app.ts'
import type { Job } from '#server/kernel/job.ts'
import { traced } from '#server/kernel/tracing.ts'
import { type KeptMail, mailQueue, readMail } from './outbox.ts'

type Sending = Pick<App, 'db' | 'config' | 'log'>

const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** Longer than all of them together: a row stays locked while its mail is on its way. */
const patience = "set local idle_in_transaction_session_timeout = '60s'"

const find = `select id, to_email "to", template, language, data_sealed sealed from outbox_mail
  where id = $1 and sent_at is null and failed_at is null for update`
const sent =
  'update outbox_mail set sent_at = now(), attempts = attempts + 1, data_sealed = case when $2 then data_sealed end where id = $1'
/** Nobody waits for it any longer; servers that are away for a weekend are back by then. */
const isTooOld = "created_at < now() - interval '4 days'"
/** More often than it comes to until then: at most an hour lies between two of them. */
const tries = 120
const putOff = `update outbox_mail set attempts = attempts + 1, failure = $2, failed_at = case when ${isTooOld} then now() end,
  data_sealed = case when not ${isTooOld} then data_sealed end where id = $1 returning failed_at is not null "isGivenUp"`
const refused = 'update outbox_mail set attempts = attempts + 1, failure = $2, failed_at = now(), data_sealed = null where id = $1'

/** Sends what lies in the outbox, each mail once. Nothing to do where no server is named. */
export const deliversMails: Job = {
  queue: mailQueue,
  isOff: ({ mail: { smtpUrl } }) => smtpUrl === undefined,
  tries,
  does: deliver,
}

/** One for each server that is named; its code comes with the first mail. */
const transports = new Map<string, Promise<Transporter>>()
function transportTo(url: string) {
  const transport = transports.get(url) ?? import('nodemailer').then(({ createTransport }) => createTransport({ url, ...waits } as object))
  transports.set(url, transport)
  return transport
}

async function post({ config }: Sending, mail: KeptMail) {
  const { smtpUrl, from } = config.mail
  const written = readMail(config, mail)
  if (!written) throw new Unreadable()
  const transport = await transportTo(smtpUrl!)
  // One id for all attempts: where an answer was lost on its way, the reader's server knows the second copy.
  const messageId = `<${mail.id}@${new URL(config.publicUrl).hostname}>`
  const { attachments, headers, ...letter } = written
  return transport.sendMail({
    from,
    to: { name: '', address: mail.to },
    messageId,
    ...letter,
    attachments: await Promise.all(
      attachments.map(async ({ name, type, content }) => ({ filename: name, contentType: type, content: await content() })),
    ),
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  })
}

class Unreadable extends Error {
  override message = 'its content was sealed under another secret'
}

async function deliver(app: Sending, { id }: { id: string }) {
  const { db, config, log } = app
  try {
    await db.transaction(async (locked: EntityManager) => {
      await locked.query(patience)
      const [mail]: KeptMail[] = await locked.query(find, [id])
      if (!mail) return
      await traced('mail', mail.template, () => post(app, mail))
      await locked.query(sent, [id, config.demo])
    })
  } catch (error) {
    const reason = reasonOf(error)
    if (!isFinal(error)) {
      const [[put]]: [{ isGivenUp: boolean }[], number] = await db.query(putOff, [id, reason])
      if (!put?.isGivenUp) throw new Error(reason, { cause: error })
      log.warn({ mailId: id, reason }, 'mail given up')
      return
    }
    log.warn({ mailId: id, reason }, 'mail refused')
    await db.query(refused, [id, reason])
  }
}

/** What a server refuses of this reader or this letter, by a number from 500 on, it will refuse again. */
function isFinal(error: unknown) {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  return error instanceof Unreadable || (['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500)
}
/** The words of a server may repeat addresses and links; its number says enough. */
const reasonOf = (error: unknown) => {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return error instanceof Unreadable ? error.message : `${responseCode ?? code ?? 'no answer'}`
}
