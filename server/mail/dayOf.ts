const day = new Intl.DateTimeFormat('nb-NO', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Oslo' })

/** `05.01.2026`, of a moment, by the calendar in Oslo. */
export const dayOf = (moment: string) => day.format(new Date(moment))

const time = new Intl.DateTimeFormat('nb-NO', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Oslo' })

/** `14:05`, by the clock in Oslo. */
export const timeOf = (moment: string) => time.format(new Date(moment))
