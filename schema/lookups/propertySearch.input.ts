import { object } from 'yup'
import { identityKinds } from '#schema/estates/saveEstate.input.ts'
import { choice, text } from '#schema/fields.ts'

export const propertySummaryInput = object({ kind: choice(identityKinds), key: text(60) })
