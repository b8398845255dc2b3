import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#server/kernel/app.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isOfThisMachine } from '#server/kernel/http/loopback.ts'
import { sendHtml } from '#server/kernel/http/pages.ts'
import { freshNonce } from '#server/kernel/http/policy.ts'
import { writtenMoment } from '#server/kernel/written.ts'
import { html, Html, type Piece } from '#server/pages/html.ts'
import { look } from '#server/pages/look.ts'
import { type KeptMail, readMail } from './outbox.ts'

interface ShownMail extends KeptMail {
  createdAt: Date
  sentAt: Date | null
  failure: string | null
}

const columns = `id, to_email "to", template, language, data_sealed sealed, failure,
  created_at "createdAt", sent_at "sentAt"`

/** In demo mode the mails can be read where the product runs, and nowhere else. */
export const devMail =
  ({ config, db }: App) =>
  async (scope: FastifyInstance) => {
    if (!config.demo) return
    const find = async (id: string) => {
      const [mail]: ShownMail[] = await db.query(`select ${columns} from outbox_mail where id::text = $1`, [id])
      const written = mail && readMail(config, mail)
      if (!mail || !written) throw new AppError('entityNotFound')
      return { mail, written }
    }
    scope.addHook('onRequest', async (request) => {
      if (!isOfThisMachine(config, request)) throw new AppError('entityNotFound')
    })
    scope.get('/dev/mail', async (_request, reply) => {
      const mails: ShownMail[] = await db.query(
        `select ${columns} from outbox_mail order by outbox_mail.created_at desc, id desc limit 100`,
      )
      return sendPage(reply, 'E-post', listOf(mails.map((mail) => ({ mail, subject: readMail(config, mail)?.subject }))))
    })
    scope.get('/dev/mail/:id', async ({ params }: FastifyRequest, reply) => {
      const { mail, written } = await find((params as { id: string }).id)
      const body = html`<p class="meta"><a href="/dev/mail">Alle e-poster</a></p>
        <h1>${written.subject}</h1>
        <p class="meta">Til ${mail.to} · ${writtenMoment(mail.createdAt)} · ${stateOf(mail)}</p>
        <iframe title="${written.subject}" src="/dev/mail/${mail.id}/letter"></iframe>
        <h2>Som ren tekst</h2>
        <pre tabindex="0">${written.text}</pre>`
      return sendPage(reply, written.subject, body)
    })
    // Framed by the page above; a link in it opens in the whole window, as from a mail program.
    scope.get('/dev/mail/:id/letter', async ({ params }: FastifyRequest, reply) => {
      const { written } = await find((params as { id: string }).id)
      const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; form-action 'none'"
      return sendHtml(reply, policy, written.html.replaceAll('<a href=', '<a target="_top" href='))
    })
  }

const stateOf = ({ sentAt, failure }: ShownMail) =>
  sentAt ? `sendt ${writtenMoment(sentAt)}` : failure ? `ikke sendt: ${failure}` : 'oppbevart her'

const listOf = (mails: readonly { mail: ShownMail; subject: string | undefined }[]) =>
  html`<h1>E-post</h1>
    <p class="lead">Det som ville vært sendt. Bare denne maskinen kan lese det.</p>
    ${mails.length === 0 && html`<p>Ingen e-poster ennå. Be om <a href="/reset-password">nytt passord</a>, så kommer det en.</p>`}
    <ul class="mails">
      ${mails.map(
        ({ mail, subject }) =>
          html`<li>
            <a href="/dev/mail/${mail.id}"
              ><b>${subject ?? mail.template}</b><span>${mail.to}</span
              ><span class="meta">${writtenMoment(mail.createdAt)} · ${stateOf(mail)}</span></a
            >
          </li>`,
      )}
    </ul>`

const style = `main{padding-block:48px 80px;max-width:880px}
.mails{list-style:none;margin:24px 0 0;padding:0;background:var(--raised);border:1px solid var(--hairline);border-radius:14px;overflow:hidden}
.mails li+li{border-top:1px solid var(--hairline)}
.mails a{display:grid;gap:2px;padding:16px 20px;color:var(--ink);text-decoration:none}
.mails a:hover{background:var(--sunken)}
iframe{display:block;width:100%;height:640px;border:1px solid var(--hairline);border-radius:14px;background:#F5F4F0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:20px;background:var(--raised);border:1px solid var(--hairline);border-radius:14px}`

function sendPage(reply: FastifyReply, title: string, body: Piece) {
  const nonce = freshNonce()
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const page = html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Grunnmur</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${new Html(look + style)}
        </style>
      </head>
      <body>
        <header class="bar">
          <div class="measure"><a class="logo" href="/">Grunnmur</a></div>
        </header>
        <main class="measure">${body}</main>
      </body>
    </html> `
  return sendHtml(reply, policy, page.text)
}
