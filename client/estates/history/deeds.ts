import { historyOperations } from '#schema/history/historyRecords.ts'

const deletions = new Set<string>(historyOperations.filter((operation) => /^(delete|remove|revoke)/.test(operation)))

/** Whether something was deleted by it: all else was made, changed or done. */
export const isDeletion = (operation: string) => deletions.has(operation)
