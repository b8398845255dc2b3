import { object } from 'yup'
import { text } from '#schema/fields.ts'

export const searchInput = object({ text: text(200) })
