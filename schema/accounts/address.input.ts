import { object } from 'yup'
import { optionalText } from '#schema/fields.ts'

export const optionalPostalCode = () => optionalText(4).matches(/^\d{4}$/, { message: 'notValid', excludeEmptyString: true })

export const addressFields = () => ({ addressLine1: optionalText(255), postalCode: optionalPostalCode(), city: optionalText(255) })

export const optionalAddress = () => object(addressFields()).typeError('notValid').nullable().default(undefined)
