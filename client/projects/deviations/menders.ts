import type { ParticipantRole } from '#schema/projects/projectTypes.ts'

/** Those who take part and work there; whoever owns the house mends nothing. */
export const mendersOf = <Part extends { role: ParticipantRole }>(participants: readonly Part[] | null | undefined) =>
  (participants ?? []).filter(({ role }) => role !== 'Owner')
