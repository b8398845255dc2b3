interface Placed {
  controlAreaName?: string | null
  controlPointName?: string | null
  documentName?: string | null
}

/** What it is about, in words; nothing of the project as a whole. */
export const placeOf = ({ controlAreaName, controlPointName, documentName }: Placed) =>
  [controlAreaName, controlPointName, documentName].filter(Boolean).join(', ') || undefined
