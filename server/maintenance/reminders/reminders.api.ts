import type { Forgets } from '#server/access/caretaker.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { remindersDepart } from './departingReaders.ts'
import { forgetOldReminders } from './due.ts'
import { maintenanceReminder } from './maintenanceReminder.entity.ts'
import { maintenanceReminders } from './reminders.ts'

export const graphql: GraphqlApi = { entities: [maintenanceReminder] }

export const jobs: readonly Job[] = [maintenanceReminders]

export const forgets: readonly Forgets[] = [forgetOldReminders]

export const departs: readonly Departs[] = [remindersDepart]
