/** What follows of a task of which nothing was done or moved yet; its `start_date` is at hand. */
export const untouched = {
  columns: 'counted_from, open_from, next_due_date, next_date',
  values: 'start_date, start_date, start_date, start_date',
}
