import { type DocumentName, drawDocument } from '#demo/documents.ts'
import { monthsOf, usualContract } from '#schema/projects/contracts.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import { companies } from './companies.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { pictureSize } from './paperRows.ts'
import { minutesAfter, type Past, workday } from './past.ts'
import { completedProject } from './projectRows.ts'
import { propertyOf } from './property.ts'
import type { Rows } from './tables.ts'

/** What was handed over with the roof. */
const papers = [
  { name: 'Sluttfaktura for taket', type: 'otherDocumentation', document: 'roofReceipt' satisfies DocumentName },
  { name: 'Taket ved overtakelsen', type: 'finalReport', scene: 'roofAndGutter' },
] as const

const fileOf = (name: string, closedAt: Date) => demoId(`handed over ${name}`, minutesAfter(closedAt, -60))

export function completedContents(now: Date, past: Past): Content[] {
  const { closedAt } = completedProject(past)
  return papers.map((paper): Content => ({
    fileId: fileOf(paper.name, closedAt),
    draw: (photograph) =>
      'scene' in paper
        ? photograph(paper.scene, pictureSize)
        : drawDocument(paper.document, propertyOf(estates.house, now), { made: workday(closedAt), photograph }),
  }))
}

/** What a project leaves with the house when it is closed: its papers, a renovation, and the days to remember. */
export function completedRows(past: Past, ids: Ids): Rows {
  const { id: projectId, name, type, description, trades, cost, closedAt } = completedProject(past)
  const estateId = ids.estate('house')
  const renovationId = demoId(`renovation ${name}`, closedAt)
  const by = ids.account('pro', 'builders')
  const dated = { createdAt: closedAt, updatedAt: closedAt }
  const due = (months: number) => {
    const day = new Date(closedAt)
    day.setUTCMonth(day.getUTCMonth() + months)
    return day.toISOString().slice(0, 10)
  }
  return {
    file: papers.map((paper) => ({
      id: fileOf(paper.name, closedAt),
      name: `${paper.name}.${'scene' in paper ? 'jpg' : 'pdf'}`,
      urlName: urlNameOf(`${paper.name}.${'scene' in paper ? 'jpg' : 'pdf'}`),
      type: 'scene' in paper ? 'image/jpeg' : 'application/pdf',
      purpose: 'document',
      width: null,
      height: null,
      ownerAccountId: by,
      estateId,
      projectId,
      section: 'renovations',
      isTemporary: false,
      expiresAt: null,
      createdAt: minutesAfter(closedAt, -60),
    })),
    project_document: papers.map((paper) => ({
      id: demoId(`paper of the project ${paper.name}`, minutesAfter(closedAt, -60)),
      estateId,
      projectId,
      list: 'delivery',
      documentType: paper.type,
      customName: paper.name,
      fileId: fileOf(paper.name, closedAt),
      addedByAccountId: by,
      version: 1,
      createdAt: minutesAfter(closedAt, -60),
      updatedAt: closedAt,
    })),
    renovation: [
      {
        id: renovationId,
        estateId,
        projectId,
        kind: 'professional',
        title: name,
        year: closedAt.getUTCFullYear(),
        trades,
        companies: [companies.builders.name],
        description,
        costOre: cost * 100,
        version: 1,
        ...dated,
      },
    ],
    renovation_document: papers.map((paper) => ({
      id: demoId(`paper of the renovation ${paper.name}`, closedAt),
      estateId,
      renovationId,
      documentType: 'otherDocument',
      customName: paper.name,
      fileId: fileOf(paper.name, closedAt),
      version: 1,
      ...dated,
    })),
    project_deadline: Object.entries(monthsOf[usualContract(type)]).map(([kind, months]) => ({
      id: demoId(`${kind} ${name}`, closedAt),
      estateId,
      projectId,
      kind,
      dueDate: due(months),
      createdAt: closedAt,
    })),
  }
}
