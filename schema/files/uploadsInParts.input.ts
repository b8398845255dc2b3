import { number, object, string } from 'yup'
import { asSent } from '#schema/asSent.ts'
import { optionalChoice, optionalRecordId, recordId, text } from '#schema/fields.ts'

export const filePurposes = ['image', 'document'] as const

/** Bytes. */
export const largestPart = 16_777_216
export const mostParts = 1000

const sha256 = /^[0-9a-f]{64}$/i

const bytes = (least: number) =>
  asSent(
    number().typeError('notValid').required('required').integer('notValid').min(least, 'notValid').max(Number.MAX_SAFE_INTEGER, 'notValid'),
    (value) => Number.isSafeInteger(value) && Number(value) >= least,
  )

export const beginUploadInput = object({
  id: optionalRecordId(),
  name: text(255).meta({ example: 'Badet.jpg' }),
  size: bytes(1),
  sha256: asSent(
    string().typeError('notValid').strict().required('required').matches(sha256, 'notValid'),
    (value) => typeof value === 'string' && sha256.test(value),
  ),
  purpose: optionalChoice(filePurposes),
})

export const uploadInPartsInput = object({ id: recordId() })
export const uploadPartInput = object({ id: recordId(), offset: bytes(0) })
