/** The paid plans. A plan that includes others unlocks what they do, and counts wherever they would. */
export const licencePlans = ['CUSTOMER_PLUS', 'COMPANY_PRO', 'COMPANY_PRO_PLUS'] as const
export type LicencePlan = (typeof licencePlans)[number]

interface Plan {
  accountType: 'customer' | 'company'
  includes: readonly LicencePlan[]
  /** What it unlocks beside what the plans it includes do. */
  unlocks: readonly string[]
}

/** The one table of what is paid for. A licence is needed to create and change, never to read, export or print. */
export const plans = {
  CUSTOMER_PLUS: {
    accountType: 'customer',
    includes: [],
    unlocks: ['maintenancePlan', 'yearWheel', 'economy', 'participants', 'maintenanceReports', 'morePublicLinks'],
  },
  COMPANY_PRO: {
    accountType: 'company',
    includes: [],
    unlocks: ['projects', 'orders', 'budget', 'controlAreas', 'assignedMaintenancePlans'],
  },
  COMPANY_PRO_PLUS: { accountType: 'company', includes: ['COMPANY_PRO'], unlocks: ['tasks'] },
} as const satisfies Record<LicencePlan, Plan>

/** A part of the product that is paid for. */
export type Unlocked = (typeof plans)[LicencePlan]['unlocks'][number]

/** Without a licence an estate has this many public links; `morePublicLinks` lifts that. */
export const freePublicLinks = 3

const included = (plan: LicencePlan): readonly LicencePlan[] => [plan, ...plans[plan].includes]
export const plansFor = (accountType: Plan['accountType']) => licencePlans.filter((plan) => plans[plan].accountType === accountType)

/** A plan, and those that include it: holding any of them is holding the plan. */
export const countingAs = (plan: LicencePlan) => licencePlans.filter((other) => included(other).includes(plan))

/** The plans that unlock something, by themselves or by what they include. */
export const plansThatUnlock = (part: Unlocked) =>
  licencePlans.filter((plan) => included(plan).some((one) => (plans[one].unlocks as readonly string[]).includes(part)))

/** Whether somebody with these plans in force may create and change it. */
export const isUnlocked = (held: readonly string[], part: Unlocked) => plansThatUnlock(part).some((plan) => held.includes(plan))
