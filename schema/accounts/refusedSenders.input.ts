import { boolean, object } from 'yup'
import { recordId, secret } from '#schema/fields.ts'

export const senderKeyInput = object({ senderKey: secret(500) })
export const refuseSenderInput = object({
  senderKey: secret(500),
  isRefused: boolean().strict().typeError('notValid').required('required'),
})
export const refusedSenderInput = object({ refusalId: recordId() })
