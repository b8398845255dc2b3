import { describe, expect, test } from 'vitest'
import { writeBook } from '#server/projects/handover/writing.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering, tiles } from './order.ts'
import { quotationPlace, type Told } from './quoting.ts'
import { type Ids, readable } from './readable.ts'

const line = (description: string, unitPrice: number) => ({ description, quantity: 1, unit: 'stk', unitPrice, vatRate: 25, discount: 0 })

/** All that can be asked is asked four times, which takes a slow machine its time. */
describe('of two firms that were called in', { timeout: 900_000 }, async () => {
  const world = await sharedWorld()

  /** One made the order, both were asked for a price, and the other's was taken over; then it was agreed. */
  async function rivalry() {
    const made = await ordering(world)
    const { leader, owner, plumber: loser, tiler: winner, projectId, place, company, url, estate, make, move, approve } = made
    const [ofLoser, ofWinner] = [loser.admin, winner.admin]
    const { orderId } = await make(ofLoser, { lines: [line('Fliser', 41_117)], whyOutside: 'Taperens begrunnelse' })
    await paper(ofLoser, orderId, 'Taperens-tilbud')
    await ofLoser.gql(COMMENT, { input: { orderId, words: 'Taperens ord: 51 396' } })
    await leader.post(quotationPlace, { orderId, subcontractorIds: [loser.subcontractorId, winner.subcontractorId] })
    const asked = async () => ((await leader.get(`${quotationPlace}?orderId=${orderId}`)).body['items'] as Told[]).toReversed()
    for (const [firm, unitPrice, name] of [
      [ofLoser, 43_219, 'Taperens'],
      [ofWinner, 73_911, 'Vinnerens'],
    ] as const) {
      const { body } = await firm.get(quotationPlace)
      const { quotationId, version } = (body['items'] as Told[])[0]!
      await firm.send('PUT', `${quotationPlace}/${quotationId}`, {
        body: { lines: [line(`${name} fliser`, unitPrice)], reservations: `${name} forbehold`, daysAdded: 17 },
        headers: { 'if-match': `"v${version}"` },
      })
      const fileId = await firm.upload(`${name}-pris.pdf`)
      await firm.gql(QUOTED, { input: { quotationId, customName: `${name} pris`, fileId } })
    }
    const [, taken] = await asked()
    const { status } = await leader.send('POST', `${quotationPlace}/${taken!.quotationId}/take-over`, {
      body: {},
      headers: { 'if-match': `"v${taken!.version}"` },
    })
    if (status !== 200) throw new Error(`take over: ${status}`)
    await leader.gql(COMMENT, { input: { orderId, words: 'Vinnerens sum er 92 388,75' } })
    await paper(leader, orderId, 'Vinnerens-avtale')
    const { body } = await move(leader, orderId, 'readyForCustomer')
    const order = body as unknown as { orderId: string; version: number }
    if ((await approve(owner, order)).status !== 200) throw new Error('not approved')
    const quotations = await asked()
    const ids = async (): Promise<Ids> => ({
      estateId: [estate.id],
      projectId: [projectId],
      orderId: [orderId],
      id: [projectId, estate.id, company.id],
      quotationId: quotations.map(({ quotationId }) => quotationId),
      companyId: [company.id],
      fileId: (await world.sql<{ id: string }>('select id from file where project_id = $1', [projectId])).map(({ id }) => id),
    })
    return { ...made, place, url, orderId, loser, winner, ids }
  }
  const COMMENT = 'mutation ($input: CommentOnOrderInput!) { commentOnOrder(input: $input) { id } }'
  const QUOTED = 'mutation ($input: AddQuotationDocumentInput!) { addQuotationDocument(input: $input) { id } }'
  const PAPER = 'mutation ($input: AddOrderDocumentInput!) { addOrderDocument(input: $input) { id } }'
  async function paper(by: Client, orderId: string, name: string) {
    const fileId = await by.upload(`${name}.pdf`)
    const { errors } = await by.gql(PAPER, { input: { orderId, kind: 'other', customName: name, fileId } })
    if (errors) throw new Error(JSON.stringify(errors))
  }

  /** Sums, lines, papers and words, as they are told anywhere: in kroner, in øre and as they are written. */
  const canaries = (sums: readonly string[], words: string) =>
    // No part of an id or of a hash, which may hold any five figures.
    new RegExp(String.raw`(?<![\w.-])(?:${sums.map((sum) => sum.replaceAll(' ', String.raw`[\s\u00a0]?`)).join('|')})(?![\w-])|${words}`)
  const ofWinner = canaries(['73 911', '92 388', '18 477', '7391100', '9238875'], '[Vv]innerens')
  const ofLoser = canaries(['41 117', '51 396', '43 219', '54 023', '4111700', '4321900'], '[Tt]aperens(?! begrunnelse)')
  const finds = async (reader: Client, ids: Ids, rival: RegExp) =>
    (await readable(world, reader, ids))
      .filter(({ text }) => rival.test(text))
      .map(({ asked, text }) => `${asked}: ${rival.exec(text)![0]}`)
  const lettersTo = async (person: { userId: string }) =>
    (await mailsTo(world, await emailOf(world, person))).map((mail) => JSON.stringify(mail))

  test('neither finds the other’s price, lines, papers or words anywhere, whoever made the order', async () => {
    const { leader, loser, winner, ids, orderId, place } = await rivalry()
    const known = await ids()
    expect((await finds(leader, known, ofWinner)).length).toBeGreaterThan(10)
    for (const person of [loser.admin, await loser.as('Professional')]) expect(await finds(person, known, ofWinner)).toEqual([])
    expect(await finds(winner.admin, known, ofLoser)).toEqual([])
    expect((await lettersTo(loser.admin)).filter((letter) => ofWinner.test(letter))).toEqual([])
    expect((await lettersTo(winner.admin)).filter((letter) => ofLoser.test(letter))).toEqual([])

    expect((await loser.admin.get(`${place}/${orderId}`)).body).toMatchObject({
      seesPrices: false,
      net: null,
      vat: null,
      gross: null,
      lines: null,
      approval: null,
      subcontractorId: null,
      subcontractorName: null,
      daysAdded: null,
      may: [],
      documents: [{ customName: 'Taperens-tilbud' }],
    })
    expect((await winner.admin.get(`${place}/${orderId}`)).body).toMatchObject({
      seesPrices: true,
      gross: 92_388.75,
      lines: [{ unitPrice: 73_911 }],
      documents: [{ customName: 'Vinnerens-avtale' }],
    })
  })

  test('nor once the project is closed, in its book or among what was done to the house', async () => {
    const { leader, loser, winner, ids, projectId, estate, url, owner } = await rivalry()
    await leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    const [book] = await world.sql<{ id: string }>(
      "insert into handover_book (project_id, estate_id, language) values ($1, $2, 'nb') returning id",
      [projectId, estate.id],
    )
    await writeBook(world.app, book!.id)
    const BOOK =
      'query ($id: ID!) { project(projectId: $id) { handoverBook { state pageCount contentHash pdfHash pdf { id } zip { id } zips { part } } } }'
    const bookFor = async (reader: Client) =>
      ((await reader.gql(BOOK, { id: projectId })).data['project'] as { handoverBook: Record<string, unknown> & { pdf: { id: string } } })
        .handoverBook
    const [whole, copy] = [await bookFor(owner), await bookFor(loser.admin)]
    expect(whole).toMatchObject({ state: 'ready', zips: [{ part: 1 }], zip: { id: expect.any(String) as string } })
    expect(copy).toMatchObject({ state: 'ready', zips: null, zip: null, pdfHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    expect(copy.contentHash).not.toBe(whole.contentHash)
    expect((await loser.admin.get(`/api/private/file/${whole.pdf.id}`)).status).toBe(404)

    // Let in to the house as well, a firm reads what was done to it.
    for (const firm of [loser, winner])
      await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [
        estate.id,
        firm.id,
      ])
    const known = await ids()
    const books = (await readable(world, loser.admin, known)).filter(({ text }) => /utelatt\s+her/.test(text))
    expect(books.map(({ asked }) => asked)).toEqual([`/api/private/file/${copy.pdf.id}`])
    expect(await finds(loser.admin, known, ofWinner)).toEqual([])
    expect(await finds(winner.admin, known, ofLoser)).toEqual([])
    expect((await finds(owner, known, ofWinner)).length).toBeGreaterThan(5)
  })

  test('whoever is given an order that another wrote the price of does not read that', async () => {
    const { leader, plumber, tiler, make, place } = await ordering(world)
    const { orderId, version } = await make(plumber.admin, { lines: [{ ...tiles, unitPrice: 41_117 }] })
    const given = await leader.send('PUT', `${place}/${orderId}`, {
      body: { title: 'Nye fliser', subcontractorId: tiler.subcontractorId },
      headers: { 'if-match': `"v${version}"` },
    })
    expect(given.status).toBe(200)
    for (const firm of [plumber, tiler])
      expect((await firm.admin.get(`${place}/${orderId}`)).body).toMatchObject({ seesPrices: false, gross: null, lines: null })
    expect((await plumber.admin.post(`${place}/budget`, { orderId, line: tiles })).status).toBe(403)
    expect((await leader.get(`${place}/${orderId}`)).body).toMatchObject({ seesPrices: true })
  })
})
