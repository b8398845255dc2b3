import { ink } from '#server/pdf/document.ts'
import { exact } from './reportFigures.ts'
import type { Sheet } from './reportSheet.ts'

/** More of them than this would be pages of names. */
const mostNamed = 60
const months = 12

/** What a share saves in a month; the average where they differ. */
export function monthly({ content: { shares, proposal } }: Pick<Sheet, 'content'>) {
  if (!shares?.length) return undefined
  const isEqual = new Set(shares.map(({ numerator }) => numerator)).size === 1
  const each = (ores: readonly number[]) => Math.round(ores.reduce((sum, ore) => sum + ore, 0) / shares.length / months)
  const proposed = shares.flatMap(({ proposedOre }) => proposedOre ?? [])
  return {
    isEqual,
    now: each(shares.map(({ yearlyOre }) => yearlyOre)),
    proposed: proposal && proposed.length === shares.length ? each(proposed) : undefined,
  }
}

/** What each share saves in a year, to the øre, as it is and as it is proposed. */
export function shares(sheet: Sheet) {
  const { said, content } = sheet
  const { shares: all, proposal } = content
  if (!all?.length || all.length > mostNamed) return
  const isProposed = Boolean(proposal) && all.some(({ proposedOre }) => proposedOre !== null)
  const whole = all.reduce((sum, { numerator }) => sum + numerator, 0)
  sheet.heading(said.shares, 130)
  sheet.text(said.sharesLead, { color: ink.muted })
  const sum = (ores: readonly number[]) => exact(ores.reduce((together, ore) => together + ore, 0))
  sheet.table(isProposed ? [0.34, 0.16, 0.25, 0.25] : [0.5, 0.2, 0.3], 1, [
    { kind: 'TH', cells: [said.share, said.fraction, said.saving, ...(isProposed ? [said.savingThen] : [])] },
    ...all.map(({ name, numerator, yearlyOre, proposedOre }) => ({
      kind: 'TD' as const,
      cells: [name, `${numerator}/${whole}`, exact(yearlyOre), ...(isProposed ? [exact(proposedOre ?? 0)] : [])],
    })),
    {
      kind: 'TD',
      isBold: true,
      cells: [
        said.total,
        '',
        sum(all.map(({ yearlyOre }) => yearlyOre)),
        ...(isProposed ? [sum(all.map(({ proposedOre }) => proposedOre ?? 0))] : []),
      ],
    },
  ])
}
