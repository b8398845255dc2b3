import { tradeNames } from '#schema/companies/tradeNames.ts'
import { partNames } from '#schema/estates/partNames.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type Sheet, textOf, workbook } from '#server/sheets/workbook.ts'
import type { PlanLines } from './lines.ts'
import { words } from './words.ts'

/** Each task a line: the sheet that a plan can be taken along in. */
function planOf({ tasks }: PlanLines, language: Language): Sheet {
  const said = words[language]
  const { column } = said
  return {
    name: said.plan,
    columns: [
      { title: column.building, width: 18 },
      { title: column.part, width: 26 },
      { title: column.title, width: 40 },
      { title: column.description, width: 40 },
      { title: column.priority, width: 10 },
      { title: column.trade, width: 18 },
      { title: column.responsible, width: 22 },
      { title: column.cost, width: 14, isAmount: true },
      { title: column.start, width: 12, isDay: true },
      { title: column.period, width: 10 },
      { title: column.interval, width: 10 },
      { title: column.end, width: 12, isDay: true },
      { title: column.basis, width: 16 },
      { title: column.next, width: 12, isDay: true },
    ],
    rows: tasks.map((task) => [
      task.building,
      `${task.code} ${task.part ?? partNames[language][task.code]}`,
      task.title,
      task.description,
      said.priority[task.priority],
      task.trade && tradeNames[language][task.trade],
      task.responsible,
      task.cost,
      task.startDate,
      task.period ? said.period[task.period] : said.once,
      task.period && task.interval,
      task.endDate,
      said.basis[task.basis],
      task.nextDate,
    ]),
  }
}

function archiveOf({ done }: PlanLines, language: Language): Sheet {
  const said = words[language]
  const { column } = said
  return {
    name: said.archive,
    columns: [
      { title: column.title, width: 40 },
      { title: column.building, width: 18 },
      { title: column.day, width: 12, isDay: true },
      { title: column.by, width: 22 },
      { title: column.spent, width: 14, isAmount: true },
      { title: column.comment, width: 40 },
    ],
    rows: done.map(({ title, building, day, by, cost, comment }) => [title, building, day, by, cost, comment]),
  }
}

export const planBook = async (plan: PlanLines, language: Language) => ({
  name: `${words[language].planFile}.xlsx`,
  content: await workbook([planOf(plan, language), archiveOf(plan, language)]),
})
export const planText = async (plan: PlanLines, language: Language) => ({
  name: `${words[language].planFile}.csv`,
  content: await textOf(planOf(plan, language), language),
})
export const archiveText = async (plan: PlanLines, language: Language) => ({
  name: `${words[language].archiveFile}.csv`,
  content: await textOf(archiveOf(plan, language), language),
})
