const written = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Øre as kroner, the way a Norwegian bill writes them. */
export const kroner = (ore: number) => written.format(ore / 100)

/** Value added tax on a net amount, half an øre rounded up. */
export const taxOn = (ore: number, percent: number) => Math.round((ore * percent) / 100)
