import { caretakerOf, takeCare } from '#server/access/caretaker.ts'
import type { App } from '#server/kernel/app.ts'
import type { Job } from '#server/kernel/job.ts'
import { maintenanceDue } from '#server/mail/templates/maintenanceDue.ts'
import { dueFor, waitingForReminder } from './due.ts'

/** Tells everybody who is responsible for maintenance what is overdue and what comes within thirty days: once a week, in one mail. */
export async function remindOfMaintenance(app: Pick<App, 'db' | 'outbox'>, now = new Date()) {
  const care = caretakerOf(app)
  let waiting = await waitingForReminder(care, now, '')
  while (waiting.length) {
    for (const email of waiting)
      await takeCare(app, async (own, mail) => {
        const reminded = await dueFor(own, email, now)
        if (reminded) await mail(maintenanceDue.mail(email, reminded.language, { name: reminded.name, tasks: reminded.tasks }))
      })
    waiting = await waitingForReminder(care, now, waiting.at(-1)!)
  }
}

/** Mondays at seven. */
export const maintenanceReminders: Job = {
  queue: 'maintenance-due',
  at: '0 7 * * 1',
  isOff: ({ features }) => !features.includes('maintenancePlan'),
  does: (app) => remindOfMaintenance(app),
}
