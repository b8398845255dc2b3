/** Whoever takes away what a snapshot may still show holds this alone; a backup holds it with others, until all is copied. */
export const nothingGoesAway = 727_002
