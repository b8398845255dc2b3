export const projectTypes = ['NEW_BUILDING', 'NEW_APARTMENT', 'RENOVATION', 'CUSTOM'] as const
export type ProjectType = (typeof projectTypes)[number]

/** The usual renovations; a renovation project is of one or several. */
export const renovationPresets = [
  'BATHROOM',
  'FRONT_DOOR_REPLACEMENT',
  'WINDOW_REPLACEMENT',
  'ROOF_TILES_REPLACEMENT',
  'ROOFING_FELT_REPLACEMENT',
  'EXTERIOR_CLADDING_REPLACEMENT',
] as const
export type RenovationPreset = (typeof renovationPresets)[number]

export const projectStatuses = ['ACTIVE', 'ARCHIVED'] as const

/** What part somebody has in a project. Every owner of the estate sees it; one is named as such where the project says who speaks for them. */
export const participantRoles = ['ProjectManager', 'Subcontractor', 'Owner'] as const
export type ParticipantRole = (typeof participantRoles)[number]

/** What work is done where something is controlled: something is built anew, or one of the usual renovations. */
export const controlWorks = ['NEW_BUILDING', 'NEW_APARTMENT', ...renovationPresets] as const
export type ControlWork = (typeof controlWorks)[number]
