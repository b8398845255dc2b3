import { sendDocumentsInput } from '#schema/mailbox/deliveries.input.ts'

/** What stands in the form. */
export interface SendValues {
  subject: string
  message: string
  documents: { fileId: string; customName: string }[]
}

export const sendRules = sendDocumentsInput.omit(['estateId'])

export const empty: SendValues = { subject: '', message: '', documents: [] }

export const inputOf = ({ subject, message, documents }: SendValues) => ({ subject, message: message || null, documents })
