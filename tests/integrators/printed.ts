import type { Client } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'

/** What stands for every id in the description. */
const anyId = '01a1fc46-0fae-77e7-908c-8cd8fb5cc397'
/** What only the world knows in which the call is made: secrets, and what may be there once. */
const ofItsWorld: ReadonlySet<string> = new Set([
  'bnr',
  'email',
  'gnr',
  'municipalityNumber',
  'oldPassword',
  'organizationNumber',
  'password',
  'status',
  'to',
  'token',
])
/** Said by whoever acts for others. */
const forWhom = 'companyId'

interface Around {
  path: string
  url: string
  client: Client
}

/** The body that stands in the description, with ids of records that are there in place of its own. */
export async function printed(example: unknown, sent: unknown, around: Around): Promise<unknown> {
  const said = (sent as Record<string, unknown> | undefined)?.[forWhom]
  const body = (await filled('', example, sent, around)) as object
  const seen = 'seen' in body && { seen: await seenOf(body, around) }
  return { ...body, ...(said !== undefined && { [forWhom]: said }), ...seen }
}

/** What is taken in has been looked at. */
async function seenOf(body: object, { url, client }: Around) {
  const chosen = Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'seen' && name !== 'take'))
  return (await client.post(`${url}/check`, chosen)).body['seen']
}

async function filled(name: string, example: unknown, sent: unknown, around: Around): Promise<unknown> {
  if (ofItsWorld.has(name) && sent !== undefined) return sent
  if (example === anyId) return typeof sent === 'string' ? sent : idFor(name, around)
  if (Array.isArray(example)) {
    const below = (one: unknown, at: number) => filled(name.replace(/s$/, ''), one, (sent as unknown[] | undefined)?.[at], around)
    return Promise.all(example.map(below))
  }
  if (typeof example !== 'object' || example === null) return example
  const fields = Object.entries(example).map(
    async ([field, one]) => [field, await filled(field, one, (sent as Record<string, unknown> | undefined)?.[field], around)] as const,
  )
  return Object.fromEntries(await Promise.all(fields))
}

/** Of one task, on the columns that the printed call names. */
const planText = Buffer.from('Bygning;Bygningsdel;Oppgave;Frist\r\nBlokk A;Tak;Rens;2030\r\n')
const ofPictures = /\/(room|renovations)$|comment|exterior|send-task|done-tasks|image/

/** Of what the call adds to, or brings along. */
async function idFor(name: string, { path, url, client }: Around) {
  if (name === 'fileId' && ofPictures.test(path)) return client.upload('hus.png', await png(), 'image')
  const estateId = /[^/]*(-[^/]*){4}/.exec(url)?.[0]
  if (name === 'fileId' && path.includes('/import')) {
    const { body } = await client.sendFile(`/api/private/maintenance-plans/estate-plans/${estateId}/import/sheet`, 'plan.csv', planText)
    return body['id']
  }
  if (name === 'fileId') return client.upload()
  // What is for the estate as a whole names no building.
  if (name === 'buildingId' && path.includes('/order')) return null
  if (name === 'buildingId' && estateId) {
    const { body } = await client.get(`/api/private/estate/${estateId}/technical-information/buildings`)
    return (body as unknown as { buildingId: string }[])[0]?.buildingId ?? anyId
  }
  return anyId
}
