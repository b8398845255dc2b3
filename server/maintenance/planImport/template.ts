import { today } from '#schema/day.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { PlanLine, PlanLines } from '../planSheet/lines.ts'

const examples = {
  nb: { address: 'Mal', building: 'Blokk A', check: 'Kontroll av takbelegg', gutters: 'Rense takrenner' },
  en: { address: 'Template', building: 'Block A', check: 'Check the roofing', gutters: 'Clean the gutters' },
} as const

/** The plan's own columns with two rows, so that one sees how they are filled in. */
export function templateIn(language: Language): PlanLines {
  const { address, building, check, gutters } = examples[language]
  const startDate = `${Number(today().slice(0, 4)) + 1}-05-31`
  const line: PlanLine = {
    building,
    code: '26',
    part: null,
    title: check,
    description: null,
    priority: 2,
    trade: 'roofer',
    responsible: null,
    cost: 18_500,
    startDate,
    period: 'month',
    interval: 12,
    endDate: null,
    basis: 'plan',
    nextDate: startDate,
  }
  return { address, tasks: [line, { ...line, title: gutters, trade: null, cost: 4200, interval: 6 }], done: [] }
}
