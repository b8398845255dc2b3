import type { EntityManager } from 'typeorm'
import type { Config } from '#server/config.ts'
import type { Background } from '#server/jobs/background.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { MailKeys } from '#server/kernel/mailKeys.ts'
import type { Mail, MayWrite, Outbox, Party } from '#server/kernel/outbox.ts'
import { Seal } from '#server/kernel/seal.ts'
import { type Letter, letter } from './letter.ts'
import { isRefusable, purposeOf } from './purposes.ts'
import { senderKey, writerOf } from './senders.ts'
import { needsProof, templateNamed } from './templates.ts'

export const mailQueue = 'mail'
export const requestQueue = 'mail-request'

/** What tells of somebody's own is not written to a user who has not shown that the address is theirs. */
const insertUnless = (
  isUnproven: Rights['isUnproven'],
) => `insert into outbox_mail (id, to_email, template, language, data_sealed) select $1::uuid, $2::text, $3, $4, $5::bytea
  where not $6::boolean or not ${isUnproven('$2::text::citext')} returning id`

/** Who asked for it, and whether they are anybody, is for the one who answers it to find out. */
export interface MailRequest {
  kind: string
  email: string
}

/** Who may be written to, which mail does not know itself. */
interface Rights {
  mayWrite: MayWrite
  /** Of an address in SQL: it is a user's who has not shown that it is theirs. */
  isUnproven: (email: string) => string
}

/** A mail as it lies in the table. */
export interface KeptMail {
  id: string
  to: string
  template: string
  language: Mail['language']
  sealed: Buffer | null
}

const sealOf = ({ sessionSecret }: Pick<Config, 'sessionSecret'>) => new Seal(sessionSecret, 'grunnmur outbox')

/** Mails wait in a table of their own, beside what they tell of. Without a server to send them they are kept there. */
export class MailOutbox implements Outbox {
  readonly #seal: Seal
  readonly #background: Pick<Background, 'send'>
  readonly #isSent: boolean
  readonly #mayWrite: MayWrite
  readonly #insert: string
  constructor(config: Pick<Config, 'sessionSecret' | 'mail'>, background: Pick<Background, 'send'>, { mayWrite, isUnproven }: Rights) {
    this.#seal = sealOf(config)
    this.#background = background
    this.#isSent = config.mail.smtpUrl !== undefined
    this.#mayWrite = mayWrite
    this.#insert = insertUnless(isUnproven)
  }

  async add(db: EntityManager, { to, template, language, data }: Mail, by?: Party) {
    const canRefuse = isRefusable(template)
    if (by && !(await this.#mayWrite(db, { by, to, purpose: purposeOf(template), isRefusable: canRefuse }))) return
    const writer = by && canRefuse && writerOf(by)
    const id = uuidv7()
    const values = [
      id,
      to,
      template,
      language,
      this.#seal.close(id, JSON.stringify(writer ? { ...data, writer } : data)),
      needsProof(template),
    ]
    const added: unknown[] = await db.query(this.#insert, values)
    if (added.length && this.#isSent) await this.#background.send(db, mailQueue, { id })
  }

  request(db: EntityManager, kind: string, email: string) {
    return this.#background.send(db, requestQueue, { kind, email } satisfies MailRequest)
  }
}

/** What a kept mail says; nothing where it is gone, or where nobody can read it any more. */
export function readMail(
  config: Pick<Config, 'sessionSecret' | 'publicUrl'>,
  { id, to, template, language, sealed }: KeptMail,
): Letter | undefined {
  const data = sealed && sealOf(config).open(id, sealed)
  const mailTemplate = templateNamed(template)
  if (!data || !mailTemplate) return undefined
  const keys = new MailKeys(config)
  const { writer, ...about } = JSON.parse(data) as { writer?: string }
  const ending = mailTemplate.kind && `/unsubscribe/${keys.make({ email: to, kind: mailTemplate.kind })}`
  const refusal = writer && `/no-more-mail/${senderKey(keys, to, writer)}`
  return letter(mailTemplate.write(language, about), { language, publicUrl: config.publicUrl, ending, refusal })
}

/** Nobody needs to know for longer what was sent to whom. */
export const forgetOldMails = (db: EntityManager) => db.query("delete from outbox_mail where created_at < now() - interval '30 days'")
