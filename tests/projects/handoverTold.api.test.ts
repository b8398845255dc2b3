import { expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import { gather } from '#server/projects/handover/gathering.ts'
import { writeBook } from '#server/projects/handover/writing.ts'
import { pdfPages } from '#tests/support/pdfText.ts'
import { jpeg, png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering } from './order.ts'

const world = await sharedWorld()
const RAISE = `mutation ($input: RaiseDeviationInput!) { raiseDeviation(input: $input) { id } }`
const COMMENT = `mutation ($input: CommentOnOrderInput!) { commentOnOrder(input: $input) { id } }`
const BOOK = `query ($projectId: ID!) { project(projectId: $projectId) { handoverBook { pageCount pdf { url } } } }`

test('a book has the pictures of its front, what is missing, and deviations where they were found; what was written among those who work is not in it', async () => {
  const { company, leader, owner, estate, projectId, url, released } = await ordering(world)
  const picture = async () => leader.upload('bilde.jpg', await jpeg(640, 480), 'image')
  expect((await company.admin.sendFile(`/api/private/company/${company.id}/profile/logo`, 'logo.png', await png())).status).toBeLessThan(
    300,
  )
  const front = await picture()
  await world.sql(
    "update file set is_temporary = false, expires_at = null, owner_account_id = null, section = 'project', estate_id = $2, project_id = $3 where id = $1",
    [front, estate.id, projectId],
  )
  await world.sql('update project set image_file_id = $2 where id = $1', [projectId, front])
  await world.sql('update estate set gnr = 207, snr = 4 where id = $1', [estate.id])
  const [point] = await world.sql<{ id: string; place: number; area: number }>(
    `select c.id, (row_number() over (partition by a.id order by c.sort_order, c.id))::int - 1 place, (dense_rank() over (order by a.sort_order, a.id))::int - 1 area
     from control_area a join control_point c on c.control_area_id = a.id where a.project_id = $1 order by a.sort_order, a.id, c.sort_order, c.id offset 1 limit 1`,
    [projectId],
  )
  const input = {
    projectId,
    controlPointId: point!.id,
    text: 'Sprekk i flis',
    fileIds: [await owner.upload('sprekk.jpg', await jpeg(640, 480), 'image')],
  }
  expect((await owner.gql(RAISE, { input })).error).toBeUndefined()
  const { orderId } = await released({ title: 'Nisje' })
  expect((await leader.gql(COMMENT, { input: { orderId, words: 'Bare mellom oss' } })).error).toBeUndefined()
  await leader.put('/api/private/order/status', { orderId, status: 'open' })
  expect((await leader.post(`${url}/close`, { reason: 'Resten tas senere' })).status).toBeLessThan(300)

  const content = await gather(caretakerOf(world.app), projectId, 'nb')
  expect(content).toMatchObject({
    project: { picture: { id: front, type: 'image/jpeg' } },
    company: { logo: { type: expect.stringMatching(/^image/) } },
    estate: { cadastre: { municipalityNumber: '0301', gnr: 207, bnr: expect.any(Number), fnr: 0, snr: 4 } },
    deviations: [{ text: 'Sprekk i flis', number: 1, place: { area: point!.area, point: point!.place }, files: [{ side: 'before' }] }],
  })
  expect(content.missingPapers).toContainEqual({ name: 'Våtromsdokumentasjon', isAsked: false })
  expect(JSON.stringify(content)).not.toContain('Bare mellom oss')

  const [book] = await world.sql<{ id: string }>(
    "insert into handover_book (project_id, estate_id, language) values ($1, $2, 'nb') returning id",
    [projectId, estate.id],
  )
  await writeBook(world.app, book!.id)
  const { data } = await owner.gql(BOOK, { projectId })
  const { handoverBook } = data['project'] as { handoverBook: { pageCount: number; pdf: { url: string } } }
  const bytes = (await owner.get(handoverBook.pdf.url)).raw
  const pages = pdfPages(bytes)
  expect(pages).toHaveLength(handoverBook.pageCount)
  // The front's picture, the logo and that of the deviation.
  expect(bytes.toString('latin1').match(/\/S \/Figure/g)).toHaveLength(3)
  const number = `2.${point!.area + 1}.${point!.place + 1}`
  const at = pages.findIndex((page) => page.includes(`Gjelder: ${number} `))
  expect(pages.find((page) => page.includes(`${number} `) && page.includes('Se avvik 3.1'))).toContain(`Se avvik 3.1 (side ${at + 1})`)
  expect(pages.join('\n')).toContain('Våtromsdokumentasjon')
  expect(pages.at(-1)).toContain('Underskrifter')
})
