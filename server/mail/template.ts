import type { ReminderKind } from '#schema/accounts/mailChoices.input.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'

/** What a mail says, before it has a form. Its first paragraph stands before the button, the others after it. */
export interface MailText {
  subject: string
  heading: string
  lead: string
  /** Where it leads; a path of the product. */
  button?: { label: string; path: string }
  paragraphs?: readonly string[]
  /** A way to say no, after all others; a path of the product. */
  refusing?: { lead: string; label: string; path: string }
  /** Lists, between the lead and the button. */
  groups?: readonly MailGroup[]
  attachments?: readonly Attachment[]
}

export interface MailGroup {
  heading: string
  lines: readonly MailLine[]
}
export interface MailLine {
  title: string
  detail: string
  isUrgent?: boolean
  /** Where it leads; a path of the product. */
  path?: string
}

/** A file sent along; made when the mail leaves. */
export interface Attachment {
  name: string
  type: string
  content: () => Promise<Buffer>
}

export interface Template {
  name: string
  /** Of a reminder, which its reader may end. */
  kind?: ReminderKind
  write(language: Language, data: object): MailText
}

/** A mail in both languages, by what it needs to know. */
export const template = <Data extends object>(name: string, texts: Record<Language, (data: Data) => MailText>, kind?: ReminderKind) => ({
  name,
  ...(kind && { kind }),
  write: (language: Language, data: object) => texts[language](data as Data),
  mail: (to: string, language: Language, data: Data): Mail => ({ to, language, template: name, data }),
})
