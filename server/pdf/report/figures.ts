const whole = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 })
const spaced = (figure: number) => whole.format(figure).replaceAll('\u202f', '\u00a0')
/** `1 240 000 kr` */
export const kroner = (ore: number) => `${spaced(ore / 100)}\u00a0kr`
/** `1 240` */
export const thousands = (ore: number) => spaced(ore / 100_000)
export const count = spaced
