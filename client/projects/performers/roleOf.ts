import type { ParticipantRole } from '#schema/projects/projectTypes.ts'

interface Part {
  role: ParticipantRole
  subcontractorId?: string | null
}

/** What part somebody has, in words: whoever works in the company that runs the project is none of its subcontractors. */
export const roleOf = ({ role, subcontractorId }: Part) =>
  `projects.role.${role === 'Subcontractor' && !subcontractorId ? 'Colleague' : role}` as const
