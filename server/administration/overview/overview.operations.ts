import { nothing } from '#schema/accounts/identity.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { answer } from '#server/kernel/operation.ts'
import { figuresOf } from './figures.ts'

export const administration = answer({
  name: 'administration',
  input: nothing,
  mayBeOld: true,
  permission: asSystemAdmin,
  answer: ({ grant }) => figuresOf(grant),
})
