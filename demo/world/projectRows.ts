import type { Trade } from '#schema/companies/trades.ts'
import { areasFor, type ControlAreaType, type ControlPointType } from '#schema/projects/controls.ts'
import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'
import { companies } from './companies.ts'
import { companyProfiles } from './companyProfiles.ts'
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import type { Past, Span } from './past.ts'
import { people } from './people.ts'
import { projectLooks } from './projectPictures.ts'
import type { Rows, RowValues } from './tables.ts'

export interface DemoProject {
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
export const projects: readonly DemoProject[] = [
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
    done: { areas: 2, points: 1 },
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

type Named = Pick<DemoProject, 'name' | 'since'>
const begun = (past: Past, { since }: Named) => past(since, '08:15')
export const projectId = (past: Past, project: Named) => demoId(`project ${project.name}`, begun(past, project))
export const areaId = (past: Past, project: Named, type: ControlAreaType) =>
  demoId(`control area ${project.name} ${type}`, begun(past, project))
export const pointId = (past: Past, project: Named, type: ControlAreaType, code: ControlPointType) =>
  demoId(`control point ${project.name} ${type} ${code}`, begun(past, project))
/** It stands for the project where no other picture does. */
export const pictureId = (past: Past, project: Named) => demoId(`picture of ${project.name}`, past(project.since, '08:30'))
/** The one that goes on. */
export const bathroom = projects.find(({ presets }) => presets.includes('BATHROOM'))!
export const bathroomId = (past: Past) => projectId(past, bathroom)

/** The one that was completed, as what it left with the house tells of it. */
export function completedProject(past: Past) {
  const { budget, closedSince, ...project } = projects.find((one) => one.closedSince)!
  const trades = Object.keys(budget) as Trade[]
  const cost = Object.values(budget).reduce((sum, kroner) => sum + kroner, 0)
  return { ...project, id: projectId(past, project), trades, cost, closedAt: past(closedSince!, '15:40') }
}

/** Who does the work of an area: the company itself, or whoever it calls in for that trade. */
function partyOf(past: Past, doneBy: Trade | 'own' | undefined) {
  if (!doneBy) return { partyName: null, subcontractorId: null }
  if (doneBy === 'own') return { partyName: companies.builders.name, subcontractorId: null }
  const { name, organizationNumber, since } = companyProfiles.builders.subcontractors.find(({ trade }) => trade === doneBy)!
  return { partyName: name, subcontractorId: demoId(`subcontractor builders ${organizationNumber}`, past(since, '10:40')) }
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
      id: areaId(past, project, area.type),
    }))
    const look = projectLooks[project.name]!
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
        imageFileId: pictureId(past, project),
        version: closedAt ? 2 : 1,
        createdAt: at,
        updatedAt: closedAt ?? at,
      },
      participants: [
        {
          id: demoId(`manager ${project.name}`, at),
          ...place,
          role: 'ProjectManager',
          accountId: ids.account('leader', 'builders'),
          confirmedAt: at,
          createdAt: at,
        },
        ...(project === bathroom
          ? [
              {
                id: demoId(`owner ${project.name}`, at),
                ...place,
                role: 'Owner',
                accountId: ids.account('owner'),
                confirmedAt: at,
                createdAt: at,
              },
            ]
          : []),
        // On the bathroom with those who mend what is not as it should be.
        ...(project === bathroom
          ? []
          : [
              {
                id: demoId(`professional ${project.name}`, at),
                ...place,
                role: 'Subcontractor',
                accountId: ids.account('pro', 'builders'),
                confirmedAt: at,
                createdAt: at,
              },
            ]),
      ],
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
        ...partyOf(past, look.doneBy[type]),
        sortOrder: index + 1,
        ...finished(index < project.done.areas),
      })),
      points: areas.flatMap(({ id: controlAreaId, type, points, index }): RowValues[] =>
        points.map((code, n) => ({
          id: pointId(past, project, type, code),
          ...place,
          controlAreaId,
          code,
          comment: look.points[code]?.comment ?? null,
          sortOrder: n + 1,
          ...finished(index < project.done.areas || (index === project.done.areas && n < project.done.points)),
        })),
      ),
    }
  })
  return {
    project: parts.map(({ project }) => project),
    project_participant: parts.flatMap(({ participants }) => participants),
    project_budget_line: parts.flatMap(({ budget }) => budget),
    control_area: parts.flatMap(({ areas }) => areas),
    control_point: parts.flatMap(({ points }) => points),
  }
}
