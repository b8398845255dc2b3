import type { Action } from '#schema/access/entries.ts'
import type { Grants } from '#server/kernel/permission.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Deed } from './deeds.ts'
import type { EstateGrant } from './estateGrant.ts'
import { whenOn } from './feature.ts'
import { withEstateLicence } from './needsLicence.ts'
import { belowOnEstate, besideOnEstate, type EstatePermission, type OfEstate, onEstate, type OnEstate } from './onEstate.ts'
import { seesEstates } from './signedIn.ts'

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

/** What maintenance costs, and may cost. */
export const readsEconomy = switchedOn(onEstate('read', 'maintenance-economy'))
export const changesEconomy = switchedOn(withEstateLicence(onEstate('update', 'maintenance-economy')))
/** How all estates stand: each tells what its viewer may read there. */
export const seesPortfolio = whenOn('maintenancePlan', { ...seesEstates, area: 'maintenance' as const })

const reports = 'maintenance-reports'
const reading = onEstate('read', reports)
export const readsReports = switchedOn(reading)
export const readsBelowReport = switchedOn(belowOnEstate('read', reports))
export const changesReports = (deed: Action | Deed) => switchedOn(withEstateLicence(onEstate(deed, reports)))
const making = withEstateLicence(onEstate('update', reports))
/** A report that was made is there for whoever reads them, paid for or not; making it is a change. */
export const makesReport: Grants<OnEstate & { reportId: string }, EstateGrant, OfEstate> = whenOn('maintenancePlan', {
  ...reading,
  rule: `${reading.rule}; as long as it is not made, ${making.rule}`,
  gate(ask) {
    const gate = reading.gate(ask)
    const isMade = sql`exists (select from maintenance_report r where r.estate_id = ${ask.input.estateId} and r.id = ${ask.input.reportId} and r.generated_at is not null)`
    const change = making.gate(ask).holds.map(([holds, refusal]) => [sql`(${isMade} or ${holds})`, refusal] as const)
    return { ...gate, holds: [...gate.holds, ...change] }
  },
})
