/** What one may do with the records of a place: to add, to change and to remove are three things. */
export interface Rights {
  add: boolean
  change: boolean
  remove: boolean
}

/** Whether the form for a record may be opened: with one that is there, or a new one. */
export const mayOpen = ({ add, change }: Rights, record: unknown, opened: string | null | undefined) =>
  (record ? change : add) && Boolean(record ?? opened === 'new')
