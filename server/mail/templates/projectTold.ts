import { template } from '../template.ts'

export interface ProjectTold {
  projectId: string
  project: string
  address: string
  company: string
  what: 'started' | 'areaCompleted' | 'areaReopened' | 'pointReopened'
  /** The area, and the point of it. */
  areaId: string | null
  area: string | null
  pointId: string | null
  point: string | null
  /** Who did it. */
  by: string | null
}

const path = ({ projectId, areaId, pointId }: ProjectTold) =>
  `/private/project/${projectId}${areaId ? `/control-areas/${areaId}` : ''}${pointId ? `?point=${pointId}` : ''}`
const whereOf = ({ area, point }: ProjectTold) => [area, point].filter(Boolean).join(', ')

/** To the owners when a project begins on their property, to who leads it when an area is done, and to who did what was reopened. */
export const projectTold = template<ProjectTold>('projectTold', {
  nb: (about) => {
    const by = about.by ?? about.company
    const words = {
      started: {
        subject: 'Et prosjekt er startet på eiendommen din',
        heading: 'Et prosjekt er startet hos deg',
        lead: `${about.company} har startet ${about.project}, ${about.address}. Her følger du kontrollpunktene, papirene og avvikene mens arbeidet pågår.`,
      },
      areaCompleted: {
        subject: 'Et kontrollområde er ferdig',
        heading: 'Et kontrollområde er fullført',
        lead: `${by} har fullført ${about.area} i ${about.project}, ${about.address}.`,
      },
      areaReopened: {
        subject: 'Et kontrollområde er åpnet igjen',
        heading: 'Et kontrollområde er åpnet igjen',
        lead: `${by} har åpnet ${about.area} igjen i ${about.project}, ${about.address}.`,
      },
      pointReopened: {
        subject: 'Et kontrollpunkt er åpnet igjen',
        heading: 'Et kontrollpunkt er åpnet igjen',
        lead: `${by} har åpnet ${whereOf(about)} igjen i ${about.project}, ${about.address}. Du hadde fullført punktet.`,
      },
    }[about.what]
    return { ...words, button: { label: about.areaId ? 'Se området' : 'Se prosjektet', path: path(about) }, paragraphs: [] }
  },
  en: (about) => {
    const by = about.by ?? about.company
    const words = {
      started: {
        subject: 'A project has begun on your property',
        heading: 'A project has begun on your property',
        lead: `${about.company} has started ${about.project}, ${about.address}. You can follow its control points, papers and deviations while the work goes on.`,
      },
      areaCompleted: {
        subject: 'A control area is done',
        heading: 'A control area has been completed',
        lead: `${by} has completed ${about.area} in ${about.project}, ${about.address}.`,
      },
      areaReopened: {
        subject: 'A control area was reopened',
        heading: 'A control area was reopened',
        lead: `${by} has reopened ${about.area} in ${about.project}, ${about.address}.`,
      },
      pointReopened: {
        subject: 'A control point was reopened',
        heading: 'A control point was reopened',
        lead: `${by} has reopened ${whereOf(about)} in ${about.project}, ${about.address}. You had completed the point.`,
      },
    }[about.what]
    return { ...words, button: { label: about.areaId ? 'See the area' : 'See the project', path: path(about) }, paragraphs: [] }
  },
})
