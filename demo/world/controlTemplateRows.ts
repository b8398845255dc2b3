import type { Trade } from '#schema/companies/trades.ts'
import nb from '#schema/projects/controlNames/nb.json' with { type: 'json' }
import { controlAreaTypes, pointTypesOf, tradeOf } from '#schema/projects/controls.ts'
import type { ControlWork } from '#schema/projects/projectTypes.ts'
import told from '#schema/projects/startingTemplates/nb.json' with { type: 'json' }
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import type { Past } from './past.ts'
import type { Rows, RowValues } from './tables.ts'

interface ToldPoint {
  name: string
  wantedPicture?: string | null
  helpText?: string | null
}
interface Told {
  name: string
  work: ControlWork | null
  trade: Trade
  areas: readonly { name: string; points: readonly ToldPoint[] }[]
}

/** What the builders look at, as they have taken it out of the catalogue: two kinds of job, and what each trade does besides. */
const own: readonly Told[] = [
  { name: 'Bad, slik vi bygger dem', work: 'BATHROOM', trade: 'tiler', areas: told.bathroom },
  { name: 'Tak med takstein', work: 'ROOF_TILES_REPLACEMENT', trade: 'roofer', areas: told.roof },
]
const covered = new Set(own.map(({ trade }) => trade))
const ofTrades: readonly Told[] = [...new Set(controlAreaTypes.map(tradeOf))]
  .filter((trade) => !covered.has(trade))
  .map((trade) => {
    const areas = controlAreaTypes.filter((area) => tradeOf(area) === trade)
    return {
      name: nb.area[areas[0]!],
      work: null,
      trade,
      areas: areas.map((area) => ({ name: nb.area[area], points: pointTypesOf(area).map((point) => ({ name: nb.point[point] })) })),
    }
  })

export function controlTemplateRows(past: Past, ids: Ids): Rows {
  const at = past({ years: 1, months: 2 }, '12:10')
  const companyId = ids.company('builders')
  const templates = [...own, ...ofTrades].map(({ name, work, trade, areas }) => {
    const id = demoId(`control template ${name}`, at)
    return {
      template: { id, companyId, name, work, trade, createdAt: at, updatedAt: at },
      areas: areas.map((area, index) => ({
        row: { id: demoId(`template area ${id} ${area.name}`, at), companyId, templateId: id, name: area.name, sortOrder: index + 1 },
        points: area.points,
      })),
    }
  })
  const parts = templates.flatMap(({ areas }) => areas)
  return {
    company_control_template: templates.map(({ template }) => template),
    company_control_area: parts.map(({ row }) => row),
    company_control_point: parts.flatMap(({ row: { id: areaId, templateId }, points }) =>
      points.map(({ name, helpText = null, wantedPicture = null }, index): RowValues => ({
        id: demoId(`template point ${areaId} ${name}`, at),
        companyId,
        templateId,
        areaId,
        name,
        helpText,
        wantedPicture,
        sortOrder: index + 1,
      })),
    ),
  }
}
