import { nothing } from '#schema/accounts/identity.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { archivedMonths } from '#server/history/archive/archived.offer.ts'
import { answer } from '#server/kernel/operation.ts'

export const auditArchive = answer({
  name: 'auditArchive',
  input: nothing,
  permission: asSystemAdmin,
  async answer({ grant }) {
    const months = await archivedMonths(grant)
    const [newest] = months
    return {
      before: newest ? monthAfter(newest.month) : null,
      months: months.map((month) => ({ ...month, url: `/files/audit/${month.month.slice(0, 7)}` })),
    }
  },
})

function monthAfter(month: string) {
  const day = new Date(month)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}
