import { boolean } from 'yup'
import { sendDocumentsInput } from '#schema/mailbox/deliveries.input.ts'

/** What stands in the form. */
export interface SendValues {
  subject: string
  message: string
  documents: { fileId: string; customName: string }[]
  /** Documents are still on their way. */
  isUploading: boolean
}

export const sendRules = sendDocumentsInput.omit(['estateId']).shape({ isUploading: boolean().oneOf([false], 'stillUploading') })

export const empty: SendValues = { subject: '', message: '', documents: [], isUploading: false }

export const inputOf = ({ subject, message, documents }: SendValues) => ({ subject, message: message || null, documents })
