import type { Action } from '#schema/access/entries.ts'
import { whenOn } from './feature.ts'
import { withEstateLicence } from './needsLicence.ts'
import { belowOnEstate, type EstatePermission, onEstate } from './onEstate.ts'

const section = 'maintenance-plan'
const switchedOn = (permission: EstatePermission): EstatePermission => ({ ...permission, ...whenOn('maintenancePlan', permission) })

export const readsPlan = switchedOn(onEstate('read', section))
/** Below a record of the plan. */
export const readsBelowPlan = switchedOn(belowOnEstate('read', section))
/** Changing a plan is paid for, by an owner or by the company that acts. */
export const changesPlan = switchedOn(withEstateLicence(onEstate('update' satisfies Action, section)))
