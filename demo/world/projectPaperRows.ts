import type { SceneName } from '#demo/art/scenes.ts'
import { type DocumentName, drawDocument } from '#demo/documents.ts'
import type { documentTypes } from '#schema/files/documentTypes.ts'
import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import type { ProjectDocumentListName } from '#schema/projects/projectDocuments.input.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { pictureSize } from './paperRows.ts'
import { type Past, type Span, workday } from './past.ts'
import { projectId, projects } from './projectRows.ts'
import { propertyOf } from './property.ts'
import type { Rows } from './tables.ts'

interface ProjectPaper {
  project: string
  name: string
  list: ProjectDocumentListName
  type: (typeof documentTypes)[number]
  since: Span
  shows: { scene: SceneName } | { document: DocumentName }
  covers?: OwedPaperCode
}

const planOfBathroom: ProjectPaper = {
  project: 'Nytt bad i første etasje',
  name: 'Plan av badet',
  list: 'drawings',
  type: 'workingDrawing',
  since: { months: 2 },
  shows: { scene: 'floorPlan' },
}

/** What goes on has drawings that are worked from, a schedule, and the first of the papers to hand over. */
const papers: readonly ProjectPaper[] = [
  planOfBathroom,
  {
    project: 'Nytt bad i første etasje',
    name: 'Samsvarserklæring og kontroll, elektro',
    list: 'delivery',
    type: 'fdv',
    since: { days: 6 },
    shows: { document: 'electricalCheck' },
    covers: 'elConformity',
  },
  {
    project: 'Nytt bad i første etasje',
    name: 'Rør og fordelerskap, bilder',
    list: 'delivery',
    type: 'otherDocumentation',
    since: { days: 12 },
    shows: { scene: 'technicalRoom' },
    covers: 'executionLog',
  },
  {
    project: 'Nytt bad i første etasje',
    name: 'Fremdriftsplan for badet',
    list: 'common',
    type: 'deliveryDescription',
    since: { months: 2 },
    shows: { document: 'schedule' },
  },
  {
    project: 'Nytt bygg i hagen',
    name: 'Fasade mot hagen',
    list: 'drawings',
    type: 'applicationDrawing',
    since: { days: 15 },
    shows: { scene: 'modernHouse' },
  },
  {
    project: 'Nytt bygg i hagen',
    name: 'Plan, første utkast',
    list: 'drawings',
    type: 'applicationDrawing',
    since: { days: 16 },
    shows: { scene: 'floorPlan' },
  },
]

const idOf = (past: Past, { project, name, since }: ProjectPaper) => demoId(`paper of ${project}: ${name}`, past(since, '13:20'))
const fileOf = (past: Past, { project, name, since }: ProjectPaper) => demoId(`file of ${project}: ${name}`, past(since, '13:18'))
/** Deviations are marked on it. */
export const planOfBathroomId = (past: Past) => idOf(past, planOfBathroom)

export const projectPaperContents = (now: Date, past: Past): Content[] =>
  papers.map((paper) => ({
    fileId: fileOf(past, paper),
    draw: (photograph) =>
      'scene' in paper.shows
        ? photograph(paper.shows.scene, pictureSize)
        : drawDocument(paper.shows.document, propertyOf(estates.house, now), { made: workday(past(paper.since)), photograph }),
  }))

export function projectPaperRows(past: Past, ids: Ids): Rows {
  const by = ids.account('pro', 'builders')
  const placed = papers.map((paper) => ({
    paper,
    place: {
      estateId: ids.estate('house'),
      projectId: projectId(
        past,
        projects.find(({ name }) => name === paper.project)!,
      ),
    },
    fileId: fileOf(past, paper),
    addedAt: past(paper.since, '13:20'),
    fileName: `${paper.name}.${'scene' in paper.shows ? 'jpg' : 'pdf'}`,
  }))
  return {
    file: placed.map(({ paper: { shows }, place, fileId, fileName, addedAt }) => ({
      id: fileId,
      name: fileName,
      urlName: urlNameOf(fileName),
      type: 'scene' in shows ? 'image/jpeg' : 'application/pdf',
      purpose: 'document',
      width: 'scene' in shows ? pictureSize.width : null,
      height: 'scene' in shows ? pictureSize.height : null,
      ownerAccountId: by,
      ...place,
      section: 'project',
      isTemporary: false,
      expiresAt: null,
      createdAt: addedAt,
    })),
    project_document: placed.map(({ paper, place, fileId, addedAt }) => ({
      id: idOf(past, paper),
      ...place,
      list: paper.list,
      documentType: paper.type,
      customName: paper.name,
      covers: paper.covers ?? null,
      fileId,
      addedByAccountId: by,
      version: 1,
      createdAt: addedAt,
      updatedAt: addedAt,
    })),
  }
}
