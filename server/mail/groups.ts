import { html, Html } from '#server/pages/html.ts'
import type { MailGroup } from './template.ts'

export const font = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** A list of a mail, as text. */
export const groupText = ({ heading, lines }: MailGroup, publicUrl: string) =>
  [
    heading,
    ...lines.map(({ title, detail, path }) => [`- ${title}`, `  ${detail}`, ...(path ? [`  ${publicUrl}${path}`] : [])].join('\n')),
  ].join('\n')

const head = `margin:8px 0 4px;${font};font-size:17px;line-height:24px;font-weight:650;color:#17211C`
const cell = `padding:10px 0;border-top:1px solid #DEDDD5;${font};font-size:16px;line-height:22px;color:#17211C`
const name = 'color:#174535;font-weight:600'
const detailOf = (isUrgent: boolean) => `font-size:14px;line-height:20px;color:${isUrgent ? '#9B2C1F' : '#545F59'}`

/** The same for mail programs that show pages. */
export const groupHtml = ({ heading, lines }: MailGroup, publicUrl: string) =>
  html`<h2 style="${new Html(head)}">${heading}</h2>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
      ${lines.map(
        ({ title, detail, path, isUrgent = false }) =>
          html`<tr>
            <td style="${new Html(cell)}">
              ${path ? html`<a href="${publicUrl}${path}" style="${new Html(name)}">${title}</a>` : html`<b style="font-weight:600">${title}</b>`}<br />
              <span style="${new Html(detailOf(isUrgent))}">${detail}</span>
            </td>
          </tr>`,
      )}
    </table>`
