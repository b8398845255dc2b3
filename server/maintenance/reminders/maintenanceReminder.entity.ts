import { date, email, entityOf, keyed } from '#server/kernel/table.ts'

/** Who was reminded of maintenance in which week: nobody twice. */
export class MaintenanceReminder extends keyed('maintenance_reminder', {
  /** Its Monday. */
  week: date.key,
  email: email.key,
}) {}

export const maintenanceReminder = entityOf(MaintenanceReminder)
