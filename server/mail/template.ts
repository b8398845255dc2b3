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
  attachments?: readonly Attachment[]
}

/** A file sent along; made when the mail leaves. */
export interface Attachment {
  name: string
  type: string
  content: () => Promise<Buffer>
}

export interface Template {
  name: string
  write(language: Language, data: object): MailText
}

/** A mail in both languages, by what it needs to know. */
export const template = <Data extends object>(name: string, texts: Record<Language, (data: Data) => MailText>) => ({
  name,
  write: (language: Language, data: object) => texts[language](data as Data),
  mail: (to: string, language: Language, data: Data): Mail => ({ to, language, template: name, data }),
})
