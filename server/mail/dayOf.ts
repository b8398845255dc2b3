const day = new Intl.DateTimeFormat('nb-NO', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Oslo' })

/** `05.01.2026`, of a moment, by the calendar in Oslo. */
export const dayOf = (moment: string) => day.format(new Date(moment))
