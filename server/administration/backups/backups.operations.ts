import { nothing } from '#schema/accounts/identity.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { answer } from '#server/kernel/operation.ts'
import { howBackupsStand } from './backups.ts'

export const backups = answer({
  name: 'backups',
  input: nothing,
  permission: asSystemAdmin,
  answer: ({ grant }) => howBackupsStand(grant),
})
