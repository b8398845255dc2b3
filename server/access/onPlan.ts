import type { Action } from '#schema/access/entries.ts'
import type { Deed } from './deeds.ts'
import { whenOn } from './feature.ts'
import { withEstateLicence } from './needsLicence.ts'
import { belowOnEstate, besideOnEstate, type EstatePermission, onEstate } from './onEstate.ts'

const section = 'maintenance-plan'
const switchedOn = (permission: EstatePermission) => whenOn('maintenancePlan', permission)

export const readsPlan = switchedOn(onEstate('read', section))
/** Who reads the year wheel. */
export const seesYearWheel = switchedOn(onEstate('read', 'maintenance-year-wheel'))
/** Below a record of the plan. */
export const readsBelowPlan = switchedOn(belowOnEstate('read', section))
/** Below a record of another section of the estate: what is planned is seen there by whoever sees the plan. */
export const readsPlanBeside = switchedOn(besideOnEstate('read', section))
/** Changing a plan is paid for, by an owner or by the company that acts. */
export const changesPlan = (deed: Action | Deed) => switchedOn(withEstateLicence(onEstate(deed, section)))

const participants = 'maintenance-participants'
/** Whom the owners turn to, and how they are reached. Their names stand on the tasks, for all who read the plan. */
export const readsParticipants = switchedOn(onEstate('read', participants))
export const changesParticipants = (deed: Action | Deed) => switchedOn(withEstateLicence(onEstate(deed, participants)))

const economy = 'maintenance-economy'
/** What maintenance costs, and may cost. */
export const readsEconomy = switchedOn(onEstate('read', economy))
export const changesEconomy = switchedOn(withEstateLicence(onEstate('update', economy)))
