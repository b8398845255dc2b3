import type { Language } from '#server/kernel/texts.ts'
import { html, Html } from '#server/pages/html.ts'
import { font, groupHtml, groupText } from './groups.ts'
import type { Attachment, MailGroup, MailText } from './template.ts'

export interface Letter {
  subject: string
  text: string
  html: string
  attachments: readonly Attachment[]
  headers: Readonly<Record<string, string>>
}

const foot = {
  nb: 'Denne e-posten er sendt fra Grunnmur, der du holder orden på boligen din.',
  en: 'This e-mail was sent by Grunnmur, where you keep your home in order.',
} as const
const plainLink = {
  nb: 'Virker ikke knappen, kan du kopiere denne adressen:',
  en: 'If the button does not work, copy this address:',
} as const

const noMore = {
  nb: 'Vil du ikke ha slike påminnelser? Meld deg av',
  en: 'Don’t want reminders like this? Unsubscribe',
} as const

const noneOfThem = {
  nb: 'Vil du ikke ha flere e-poster fra denne avsenderen? Si fra her',
  en: 'Don’t want more e-mails from this sender? Say so here',
} as const

interface Sending {
  language: Language
  publicUrl: string
  /** Of a reminder: the path where its reader ends them. */
  ending?: string | undefined
  /** Of what a party wrote: the path where its reader ends all mail of theirs. */
  refusal?: string | undefined
}

/** What a party has typed breaks no line, so that it can't pass for a part of the letter: as text it reads as it does on a page. */
const unbroken = (words: string) => words.replaceAll(/\s+/g, ' ')

const groupOf = ({ heading, lines }: MailGroup): MailGroup => ({
  heading: unbroken(heading),
  lines: lines.map((line) => ({ ...line, title: unbroken(line.title), detail: unbroken(line.detail) })),
})

/** A mail in its two forms. Links begin where the product is found. */
export function letter({ subject, ...words }: MailText, { language, publicUrl, ending, refusal }: Sending): Letter {
  const { heading, lead, button, paragraphs = [], refusing, groups = [], attachments = [] } = words
  const link = button && `${publicUrl}${button.path}`
  const unsubscribe = ending && `${publicUrl}${ending}`
  const stop = !refusal ? undefined : { words: noneOfThem[language], url: `${publicUrl}${refusal}` }
  const text = [
    unbroken(heading),
    unbroken(lead),
    ...groups.map((group) => groupText(groupOf(group), publicUrl)),
    ...(link ? [`${button.label}:\n${link}`] : []),
    ...paragraphs.map(unbroken),
    ...(refusing ? [`${refusing.lead} ${refusing.label}:\n${publicUrl}${refusing.path}`] : []),
    [
      `--`,
      foot[language],
      publicUrl,
      ...(unsubscribe ? [`${noMore[language]}: ${unsubscribe}`] : []),
      ...(stop ? [`${stop.words}: ${stop.url}`] : []),
    ].join('\n'),
  ].join('\n\n')
  return {
    subject,
    text: `${text}\n`,
    html: page({ subject, heading, lead, button, link, paragraphs, refusing, groups, language, publicUrl, unsubscribe, stop }).text,
    attachments,
    headers: unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {},
  }
}

const prose = `margin:0 0 20px;${font};font-size:16px;line-height:24px;color:#17211C`
const meta = `margin:0;${font};font-size:13px;line-height:20px;color:#545F59`

/** Tables and styles on each element: what mail programs understand. */
const page = ({
  subject,
  heading,
  lead,
  button,
  link,
  paragraphs,
  refusing,
  groups,
  language,
  publicUrl,
  unsubscribe,
  stop,
}: Required<Pick<MailText, 'subject' | 'heading' | 'lead' | 'paragraphs' | 'groups'>> & {
  button: MailText['button']
  refusing: MailText['refusing']
  link: string | undefined
  language: Language
  publicUrl: string
  unsubscribe: string | undefined
  stop: { words: string; url: string } | undefined
}) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#F5F4F0">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F5F4F0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td style="padding:0 0 20px;${new Html(font)};font-size:19px;font-weight:700;letter-spacing:-.02em;color:#1C5040">
                    Grunnmur
                  </td>
                </tr>
                <tr>
                  <td style="padding:36px 32px 16px;background:#FFFFFF;border:1px solid #DEDDD5;border-radius:14px">
                    <h1
                      style="margin:0 0 16px;${new Html(font)};font-size:26px;line-height:32px;font-weight:650;letter-spacing:-.02em;color:#17211C"
                    >
                      ${heading}
                    </h1>
                    <p style="${new Html(prose)}">${lead}</p>
                    ${groups.map((group) => groupHtml(group, publicUrl))}
                    ${button && html`<p style="margin:4px 0 28px"><a href="${link}" style="display:inline-block;padding:14px 24px;background:#1C5040;border-radius:10px;${new Html(font)};font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${button.label}</a></p>`}
                    ${paragraphs.map((paragraph) => html`<p style="${new Html(prose)}">${paragraph}</p>`)}
                    ${refusing && html`<p style="${new Html(prose)}">${refusing.lead} <a href="${publicUrl}${refusing.path}" style="color:#174535">${refusing.label}</a></p>`}
                    ${button && html`<p style="${new Html(meta)};padding-bottom:20px">${plainLink[language]}<br /><a href="${link}" style="color:#174535;word-break:break-all">${link}</a></p>`}
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 4px 0">
                    <p style="${new Html(meta)}">${foot[language]}<br /><a href="${publicUrl}" style="color:#545F59">${publicUrl}</a></p>
                    ${unsubscribe && html`<p style="${new Html(meta)};padding-top:8px"><a href="${unsubscribe}" style="color:#545F59">${noMore[language]}</a></p>`}
                    ${stop && html`<p style="${new Html(meta)};padding-top:8px"><a href="${stop.url}" style="color:#545F59">${stop.words}</a></p>`}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
