const whole = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 })
const spaced = (figure: number) => whole.format(figure).replaceAll('\u202f', '\u00a0')
/** `1 240 000 kr` */
export const kroner = (ore: number) => `${spaced(ore / 100)}\u00a0kr`
const both = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** `1 240,50 kr`, where the sum is to be exact. */
export const exact = (ore: number) => `${both.format(ore / 100).replaceAll('\u202f', '\u00a0')}\u00a0kr`
/** `1 240` */
export const thousands = (ore: number) => spaced(ore / 100_000)
export const count = spaced
