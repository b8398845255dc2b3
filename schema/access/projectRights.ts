/** What somebody is to a project who sees it. Of the companies, `manager` runs it and `participant` works on it. */
export const projectStandings = ['manager', 'participant', 'owner', 'guest'] as const
export type ProjectStanding = (typeof projectStandings)[number]

const everybody = projectStandings
const working = ['manager', 'participant'] as const
const ordering = ['manager', 'participant', 'owner'] as const

/** The one table of who may do what in a project. */
export const projectRules = {
  'read project': everybody,
  'update project': ['manager'],
  'read budget': ['manager', 'owner'],
  'update budget': ['manager'],
  'read orders': ordering,
  'create orders': ordering,
  'release orders': ['manager'],
  'reject orders': working,
  'approve orders': ['owner'],
  'read control-areas': everybody,
  'update control-areas': working,
  'reopen control-areas': ['manager'],
  'read deviations': everybody,
  'raise deviations': ordering,
  'plan deviations': ['manager', 'owner'],
  'read handover': ordering,
  'read documents': everybody,
  'update documents': working,
  'read interior': everybody,
  'update interior': working,
} as const satisfies Record<string, readonly ProjectStanding[]>

export type ProjectRight = keyof typeof projectRules
const rules: Readonly<Record<ProjectRight, readonly ProjectStanding[]>> = projectRules

export const isReading = (right: ProjectRight) => right.startsWith('read ')
export const standingsWith = (right: ProjectRight) => rules[right]
export const projectRights = (standing: ProjectStanding, { isCompleted }: { isCompleted: boolean }) =>
  (Object.keys(rules) as ProjectRight[]).filter((right) => rules[right].includes(standing) && (!isCompleted || isReading(right)))
