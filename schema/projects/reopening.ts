/** How long after its closing a project can be opened again. */
export const reopenedWithinDays = 30
