import type { Trade } from '#schema/companies/trades.ts'
import { areasFor } from '#schema/projects/controls.ts'
import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import type { Past, Span } from './past.ts'
import { people } from './people.ts'
import type { Rows, Values } from './tables.ts'

interface DemoProject {
  name: string
  /** After the year. */
  number: string
  type: ProjectType
  presets: readonly RenovationPreset[]
  description: string
  since: Span
  closedSince?: Span
  /** When it is handed over, of what goes on; when it begins, where that is still to come. */
  until?: Span
  begins?: Span
  /** How many of its areas, and then of the points of the next one, are done. */
  done: { areas: number; points: number }
  /** In kroner, trade by trade. */
  budget: Readonly<Partial<Record<Trade, number>>>
}

/** All on the house: a bathroom that goes on, a roof that was laid, and a new building that is planned. */
const projects: readonly DemoProject[] = [
  {
    name: 'Nye takstein',
    number: '004/12',
    type: 'RENOVATION',
    presets: ['ROOF_TILES_REPLACEMENT'],
    description: 'Ny undertaksduk og ny takstein på hele taket, med nye renner.',
    since: { months: 10 },
    closedSince: { months: 7 },
    done: { areas: 9, points: 0 },
    budget: { roofer: 186_000, tinsmith: 42_500, carpenter: 31_000 },
  },
  {
    name: 'Nytt bad i første etasje',
    number: '011/03',
    type: 'RENOVATION',
    presets: ['BATHROOM'],
    description: 'Badet rives ned til bindingsverket og bygges opp igjen med ny membran, varme i gulvet og vegghengt toalett.',
    since: { months: 2 },
    done: { areas: 1, points: 2 },
    budget: { carpenter: 48_000, plumber: 92_500, electrician: 38_700, tiler: 117_000, ventilation: 14_900 },
  },
  {
    name: 'Nytt bygg i hagen',
    number: '014/01',
    type: 'NEW_BUILDING',
    presets: [],
    description: 'Atelier og garasje på støpt plate nederst i hagen. Tegnes og søkes om i vinter.',
    since: { days: 20 },
    begins: { months: -4 },
    until: { months: -11 },
    done: { areas: 0, points: 0 },
    budget: { architect: 64_000, machineContractor: 148_000, concreter: 176_500, carpenter: 468_000, electrician: 71_200 },
  },
]

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const projectId = (past: Past, { name, since }: Pick<DemoProject, 'name' | 'since'>) => demoId(`project ${name}`, past(since, '08:15'))
/** The one that goes on. */
export const bathroomId = (past: Past) =>
  projectId(
    past,
    projects.find(({ presets }) => presets.includes('BATHROOM'))!,
  )

/** The one that was completed, as what it left with the house tells of it. */
export function completedProject(past: Past) {
  const { budget, closedSince, ...project } = projects.find((one) => one.closedSince)!
  const trades = Object.keys(budget) as Trade[]
  const cost = Object.values(budget).reduce((sum, kroner) => sum + kroner, 0)
  return { ...project, id: projectId(past, project), trades, cost, closedAt: past(closedSince!, '15:40') }
}

/** The projects that the company runs on the owner's house, as far as they have come. */
export function projectRows(past: Past, ids: Ids): Rows {
  const estateId = ids.estate('house')
  const parts = projects.map((project) => {
    const at = past(project.since, '08:15')
    const closedAt = project.closedSince ? past(project.closedSince, '15:40') : null
    const id = projectId(past, project)
    const place = { estateId, projectId: id }
    const finishedAt = past(project.closedSince ?? { days: 6 }, '14:10')
    const finished = (isDone: boolean) => ({
      completedAt: isDone ? finishedAt : null,
      completedByAccountId: isDone ? ids.account('pro', 'builders') : null,
      version: isDone ? 2 : 1,
      createdAt: at,
      updatedAt: isDone ? finishedAt : at,
    })
    const areas = areasFor(project.type, [...project.presets]).map((area, index) => ({
      ...area,
      index,
      id: demoId(`control area ${project.name} ${area.type}`, at),
    }))
    return {
      project: {
        id,
        estateId,
        companyId: ids.company('builders'),
        name: project.name,
        projectNumber: `${at.getUTCFullYear()}/${project.number}`,
        type: project.type,
        renovationPresets: project.presets,
        customerName: `${people.owner.firstName} ${people.owner.lastName}`,
        customerAccountId: ids.account('owner'),
        startDate: dayOf(project.begins ? past(project.begins) : at),
        endDate: closedAt ? dayOf(closedAt) : project.until ? dayOf(past(project.until)) : null,
        description: project.description,
        closedAt,
        version: closedAt ? 2 : 1,
        createdAt: at,
        updatedAt: closedAt ?? at,
      },
      participant: {
        id: demoId(`manager ${project.name}`, at),
        ...place,
        role: 'ProjectManager',
        accountId: ids.account('leader', 'builders'),
        confirmedAt: at,
        createdAt: at,
      },
      budget: Object.entries(project.budget).map(([trade, kroner], index) => ({
        id: demoId(`budget ${project.name} ${trade}`, at),
        ...place,
        trade,
        amountOre: String(kroner * 100),
        sortOrder: index,
        createdAt: at,
      })),
      areas: areas.map(({ id: areaId, type, renovationType, index }) => ({
        id: areaId,
        ...place,
        code: type,
        renovationType,
        partyName: null,
        sortOrder: index + 1,
        ...finished(index < project.done.areas),
      })),
      points: areas.flatMap(({ id: controlAreaId, type, points, index }): Values[] =>
        points.map((code, n) => ({
          id: demoId(`control point ${project.name} ${type} ${code}`, at),
          ...place,
          controlAreaId,
          code,
          sortOrder: n + 1,
          ...finished(index < project.done.areas || (index === project.done.areas && n < project.done.points)),
        })),
      ),
    }
  })
  return {
    project: parts.map(({ project }) => project),
    project_participant: parts.map(({ participant }) => participant),
    project_budget_line: parts.flatMap(({ budget }) => budget),
    control_area: parts.flatMap(({ areas }) => areas),
    control_point: parts.flatMap(({ points }) => points),
  }
}
