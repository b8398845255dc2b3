import type { SaveSharesInput } from '#client/generated/graphql.ts'
import type { Forecast } from './useForecast.ts'

export const writtenShares = (shares: Forecast['shares']) => shares.map(({ name, numerator }) => `${name}\t${numerator}`).join('\n')

/** A share on each line, its name and then its number, as they come from a spreadsheet too; undefined where a line can't be read. */
export function sharesIn(text: string): SaveSharesInput['shares'] | undefined {
  const lines = text.split('\n').filter((line) => line.trim())
  const shares = lines.flatMap((line) => {
    const [, name, numerator] = /^\s*(.*\S)[\s;]+(\d{1,7})\s*$/.exec(line) ?? []
    return name && numerator && Number(numerator) > 0 ? [{ name: name.replace(/;$/, '').trim(), numerator: Number(numerator) }] : []
  })
  return shares.length === lines.length ? shares : undefined
}
