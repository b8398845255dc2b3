import told from '#schema/projects/startingTemplates/nb.json' with { type: 'json' }
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import type { Past } from './past.ts'
import type { Rows, Values } from './tables.ts'

interface Told {
  name: string
  wantedPicture: string
  helpText?: string | null
}

/** What the builders look at in a bathroom, as they have taken it out of the catalogue. */
export function controlTemplateRows(past: Past, ids: Ids): Rows {
  const at = past({ years: 1, months: 2 }, '12:10')
  const companyId = ids.company('builders')
  const templateId = demoId('control template bathroom', at)
  const place = { companyId, templateId }
  const areas = told.bathroom.map(({ name, points }, index) => ({
    area: { id: demoId(`template area ${name}`, at), ...place, name, sortOrder: index + 1 },
    points,
  }))
  return {
    company_control_template: [
      { id: templateId, companyId, name: 'Bad, slik vi bygger dem', work: 'BATHROOM', trade: 'tiler', createdAt: at, updatedAt: at },
    ],
    company_control_area: areas.map(({ area }) => area),
    company_control_point: areas.flatMap(({ area, points }) =>
      points.map(({ helpText = null, ...point }: Told, index): Values => ({
        id: demoId(`template point ${area.name} ${point.name}`, at),
        ...place,
        areaId: area.id,
        ...point,
        helpText,
        sortOrder: index + 1,
      })),
    ),
  }
}
