import { entityOf, keyed, moment, uuid } from '#server/kernel/table.ts'

/** A content that was begun to be stored, so that one whose row never comes is found again. */
export class StagedContent extends keyed('staged_content', {
  id: uuid.key,
  stagedAt: moment.usually(() => 'now()'),
}) {}

export const stagedContent = entityOf(StagedContent)
