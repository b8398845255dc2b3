import { hash, randomBytes, randomUUID } from 'node:crypto'
import { type Caller, Refused } from './caller.ts'

/** Where everybody works. */
export interface Place {
  estateId: string
  projectId: string
  areaId: string
}
interface Ground extends Place {
  owner: Caller
  leader: Caller
}

/** A record under a name that nothing else has; how many rows it has to be. */
export interface Made {
  of: Record
  name: string
  id?: string
  rows?: number
  /** Of its content. */
  sha256?: string
}
type Record = 'upload' | 'report' | 'room' | 'order' | 'approval' | 'project' | 'plan' | 'task' | 'paper'

const plans = '/api/private/maintenance-plans'
const uploads = '/api/private/upload'
const line = (description: string, unitPrice: number) => ({ description, quantity: 2, unit: 'm²', unitPrice, vatRate: 25 })

/** A text of some length, as a file in a form. */
function fileNamed(name: string, bytes: number) {
  const form = new FormData()
  const content = `${name}\n${randomBytes(bytes / 2).toString('hex')}`
  form.append('file', new Blob([content]), name)
  return { form, sha256: hash('sha256', content) }
}

/** It is told that it came to nothing once four who were at it were killed; then it is asked for anew. */
async function untilMade(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refused && error.status === 500) return untilMade(ask)
    throw error
  }
}

/** What each somebody does, over and over; every step is a call that one may be killed in. */
export const works: { [work: string]: (ground: Ground, name: string) => Promise<Made[]> } = {
  async files({ owner, estateId }, name) {
    const { form, sha256 } = fileNamed(`${name}.txt`, 2_000_000)
    const { id } = await owner.send('upload', 'POST', '/api/private/temporary-document', form)
    const body = { type: 'otherReport', customName: name, fileId: id }
    await owner.send('row with its file', 'PUT', `/api/private/estate/${estateId}/report-archive`, body)
    return [
      { of: 'upload', name: `${name}.txt`, sha256 },
      { of: 'report', name },
    ]
  },
  async parts({ owner, estateId }, name) {
    const content = Buffer.from(`${name}\n${randomBytes(500_000).toString('hex')}`)
    const [id, file, half] = [randomUUID(), `${name}.txt`, Math.ceil(content.length / 2)]
    const sha256 = hash('sha256', content)
    await owner.send('file begun', 'POST', uploads, { id, name: file, size: content.length, sha256 })
    for (const offset of [0, half]) await owner.part('part of a file', `${uploads}/${id}`, content, { offset, size: half })
    const fileId = async () => (await owner.read(`${uploads}/${id}`))['fileId']
    // All have come, and whoever was joining them may have been killed.
    while (!(await fileId())) await owner.part('part of a file', `${uploads}/${id}`, content, { offset: content.length, size: 0 })
    const body = { type: 'otherReport', customName: name, fileId: await fileId() }
    await owner.send('row with its file', 'PUT', `/api/private/estate/${estateId}/report-archive`, body)
    return [
      { of: 'upload', name: file, sha256 },
      { of: 'report', name },
    ]
  },
  async rooms({ owner, estateId }, name) {
    const rooms = [1, 2, 3].map((number) => ({ id: randomUUID(), type: 'bedroom', name: `${name}-${number}` }))
    await owner.send('several rows', 'POST', `/api/private/estate/${estateId}/rooms`, { floorType: 'floor1', rooms })
    return rooms.map((room) => ({ of: 'room', name: room.name }))
  },
  async tasks({ owner, estateId, areaId }, name) {
    const body = { areaId, title: name, priority: 2, startDate: '2027-01-31' }
    await owner.send('one row', 'POST', `${plans}/estate-plans/${estateId}/tasks`, body)
    return [{ of: 'task', name }]
  },
  async orders({ leader, owner, projectId }, name) {
    const order = { projectId, type: 'quote', title: name, lines: [line('Fliser', 890)] }
    const { orderId } = await leader.send('order', 'POST', '/api/private/order', order)
    await leader.send('row with its sum', 'POST', '/api/private/order/budget', { orderId, line: line('Membran', 310) })
    const sent = { orderId, status: 'readyForCustomer' }
    const { version } = await leader.send('move with its mails', 'PUT', '/api/private/order/status', sent)
    const seen = { 'if-match': `"v${Number(version)}"` }
    await owner.send('approval with its paper', 'POST', '/api/private/order/approval', { orderId }, seen)
    return [
      { of: 'order', name, id: orderId as string, rows: 2 },
      { of: 'approval', name, id: orderId as string },
    ]
  },
  async projects({ leader, estateId }, name) {
    const body = { name, type: 'RENOVATION', renovationPresets: ['BATHROOM'], estateId }
    const { projectId } = await leader.send('project with its points', 'POST', '/api/private/project', body)
    return [{ of: 'project', name, id: projectId as string }]
  },
  async imports({ owner, estateId }, name) {
    const rows = Array.from({ length: 200 }, (_, row) => `${name};Tak;${name} ${row};2030`)
    const form = new FormData()
    form.append('file', new Blob([`Bygning;Bygningsdel;Oppgave;Frist\r\n${rows.join('\r\n')}\r\n`]), `${name}.csv`)
    const at = `${plans}/estate-plans/${estateId}/import`
    const { id: fileId } = await owner.send('upload of a sheet', 'POST', `${at}/sheet`, form)
    const chosen = { fileId, headerRow: 1, columns: ['building', 'part', 'title', 'startDate'], buildingName: 'Hovedhus' }
    const { seen } = await owner.send('check of a sheet', 'POST', `${at}/check`, chosen)
    await owner.send('import', 'POST', at, { ...chosen, take: 'all', seen })
    return [{ of: 'plan', name, rows: rows.length }]
  },
  async papers({ owner, estateId }, name) {
    const at = `${plans}/report/estates/${estateId}`
    const { reportId } = await owner.send('one row', 'POST', `${at}/create`, { title: name, fromYear: 2026 })
    await untilMade(() => owner.send('paper made behind', 'POST', `${at}/generate/${String(reportId)}`, {}))
    return [{ of: 'paper', name, id: reportId as string }]
  },
}

/** Every kind of step, for each to be killed in. */
export const kinds = [
  'upload',
  'part of a file',
  'row with its file',
  'several rows',
  'one row',
  'order',
  'row with its sum',
  'move with its mails',
  'approval with its paper',
  'project with its points',
  'upload of a sheet',
  'import',
  'paper made behind',
]
