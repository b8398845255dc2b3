const norway = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' })

/** The day of a moment, where it is a day in Norway: near midnight it is another one in UTC. */
export const dayOf = (moment: number | Date) => norway.format(moment)

const dayLength = 86_400_000
/** The day so many days from now. */
export const inDays = (days: number) => dayOf(Date.now() + days * dayLength)

export const today = () => inDays(0)
