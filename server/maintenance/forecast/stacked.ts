/** What the costs of a year are told by. */
export type Stacked = 'building' | 'trade' | 'work'

/** Of a task `t`. */
export const stackedBy = (task: string): Readonly<Record<Stacked, string>> => ({
  building: `${task}.building_id`,
  trade: `${task}.trade`,
  work: `${task}.id`,
})
