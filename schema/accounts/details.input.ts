import { object } from 'yup'
import { choice, phone, text } from '#schema/fields.ts'
import { optionalAddress } from './address.input.ts'

export const languages = ['nb', 'en'] as const

export const profileDetailsInput = object({
  firstName: text(255),
  lastName: text(255),
  phone: phone(),
  address: optionalAddress(),
  language: choice(languages),
})
