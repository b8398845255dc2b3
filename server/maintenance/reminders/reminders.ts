import { dueFor, waitingForReminder } from '#server/access/maintenanceDue.ts'
import type { Background } from '#server/jobs/background.ts'
import type { House } from '#server/kernel/house.ts'
import { maintenanceDue } from '#server/mail/templates/maintenanceDue.ts'

/** Tells everybody who is responsible for maintenance what is overdue and what comes within thirty days: once a week, in one mail. */
export async function remindOfMaintenance({ db, outbox }: Pick<House, 'db' | 'outbox'>, now = new Date()) {
  let waiting = await waitingForReminder(db.manager, now, '')
  while (waiting.length) {
    for (const email of waiting)
      await db.transaction(async (own) => {
        const reminded = await dueFor(own, email, now)
        if (reminded) await outbox.add(own, maintenanceDue.mail(email, reminded.language, { name: reminded.name, tasks: reminded.tasks }))
      })
    waiting = await waitingForReminder(db.manager, now, waiting.at(-1)!)
  }
}

/** Mondays at seven. */
export async function remindOfMaintenanceRegularly(house: House, background: Background) {
  if (!house.config.features.includes('maintenancePlan')) return
  await background.regularly('maintenance-due', '0 7 * * 1', () => remindOfMaintenance(house))
}
