import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { bathroom, pictureOf, RENOVATION, renovated, RENOVATIONS, renovationsOf, SAVE_RENOVATION } from './renovations.ts'

describe('the renovations of an estate', async () => {
  const world = await sharedWorld()
  const listOf = ({ id }: { id: string }) => `/api/private/estate/${id}/renovation-projects`
  const read = ({ id, owner }: TestEstate, variables: object = {}) => owner.gql(RENOVATIONS, { estateId: id, ...variables })
  const isTemporary = (id: string) => world.sql('select is_temporary from file where id = $1', [id])
  const sectionOf = (id: string) => world.sql('select section from file where id = $1', [id])

  test('one is kept with its papers and pictures, and read through both transports', async () => {
    const estate = await world.estate()
    const documents = [{ documentType: 'receipt', customName: 'Kvittering', file: { id: await estate.owner.upload('kvittering.pdf') } }]
    const pictures = [
      { side: 'before', fileId: await pictureOf(estate), caption: 'Flis fra 1974' },
      { side: 'after', fileId: await pictureOf(estate) },
    ]
    const saved = await renovated(estate, { documents, pictures })
    expect(saved).toMatchObject({
      ...bathroom,
      version: 1,
      documentCount: 1,
      documents: [{ documentType: 'receipt', customName: 'Kvittering', file: { name: 'kvittering.pdf' } }],
      pictures: [
        { side: 'after', caption: null, sortOrder: 1 },
        { side: 'before', caption: 'Flis fra 1974', sortOrder: 0 },
      ],
    })
    const { renovationId } = saved
    expect((await estate.owner.get(`${renovationsOf(estate)}/${renovationId}`)).body).toEqual(saved)
    const small = await estate.owner.get(`${saved.pictures[0]!.file.url}?w=160`)
    expect({ status: small.status, type: small.headers['content-type'] }).toMatchObject({ status: 200, type: /^image\// })
    expect((await estate.owner.gql(RENOVATION, { estateId: estate.id, renovationId })).data).toEqual({
      renovation: { id: renovationId, title: 'Nytt bad', documents: [{ customName: 'Kvittering' }] },
    })
  })

  test('are listed by year, latest first, a page at a time', async () => {
    const estate = await world.estate()
    for (const [title, year] of [
      ['Tak', 2004],
      ['Kjøkken', 2019],
      ['Bad', 2021],
      ['Gang', 2019],
    ] as const)
      await renovated(estate, { title, year })
    const titles = ({ data }: { data: object }) =>
      (data as { renovations: { edges: { node: { title: string } }[] } }).renovations.edges.map(({ node }) => node.title)
    expect(titles(await read(estate))).toEqual(['Bad', 'Gang', 'Kjøkken', 'Tak'])
    const first = await read(estate, { first: 3 })
    const { totalCount, pageInfo } = first.data['renovations'] as { totalCount: number; pageInfo: { endCursor: string } }
    expect({ totalCount, pageInfo }).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } })
    expect(titles(await read(estate, { first: 3, after: pageInfo.endCursor }))).toEqual(['Tak'])

    const page = await estate.owner.get(`${listOf(estate)}?page=2&pageSize=3`)
    expect(page.body).toMatchObject({ items: [{ title: 'Tak', pictures: [] }], page: 2, pageSize: 3, totalCount: 4, totalPages: 2 })
    expect((await estate.owner.get(`${listOf(estate)}?page=9`)).body).toMatchObject({ items: [], totalCount: 4 })
    expect((await estate.owner.get(`${listOf(estate)}?page=0`)).status).toBe(400)
  })

  test('what is left out of a change stays, and only what is named is removed', async () => {
    const estate = await world.estate()
    const paper = async (customName: string) => ({ documentType: 'contract', customName, fileId: await estate.owner.upload() })
    const { renovationId, documents, pictures } = await renovated(estate, {
      documents: [await paper('Tilbud'), await paper('Avtale')],
      pictures: [
        { side: 'after', fileId: await pictureOf(estate) },
        { side: 'after', fileId: await pictureOf(estate) },
      ],
    })
    const [offer, agreement] = documents as [(typeof documents)[0], (typeof documents)[0]]
    const [one, two] = pictures as [(typeof pictures)[0], (typeof pictures)[0]]
    const changed = await renovated(estate, {
      renovationId,
      trades: undefined,
      cost: null,
      documents: [{ id: agreement.id, customName: 'Kontrakt', documentType: 'agreement' }],
      removedIds: [offer.id],
      pictures: [
        { id: two.id, sortOrder: 0, caption: 'Ferdig' },
        { id: one.id, sortOrder: 1, side: 'before' },
      ],
    })
    expect(changed).toMatchObject({
      trades: bathroom.trades,
      cost: null,
      version: 2,
      documents: [{ id: agreement.id, documentType: 'agreement', customName: 'Kontrakt', file: { id: agreement.file.id } }],
      pictures: [
        { id: two.id, side: 'after', caption: 'Ferdig' },
        { id: one.id, side: 'before' },
      ],
    })
    expect(await sectionOf(offer.file.id)).toEqual([{ section: 'removed' }])
    const newFile = await estate.owner.upload('ny.pdf')
    const replaced = await renovated(estate, {
      renovationId,
      documents: [{ id: agreement.id, customName: 'Kontrakt', fileId: newFile }],
      removedPictureIds: [one.id, two.id],
    })
    expect(replaced).toMatchObject({ documents: [{ file: { id: newFile } }], pictures: [] })
    expect(await isTemporary(agreement.file.id)).toEqual([{ is_temporary: true }])
  })

  test('one is deleted with its papers and pictures', async () => {
    const estate = await world.estate()
    const { renovationId, pictures } = await renovated(estate, { pictures: [{ side: 'after', fileId: await pictureOf(estate) }] })
    const url = `${renovationsOf(estate)}/${renovationId}`
    expect((await estate.owner.delete(url)).status).toBe(204)
    expect((await estate.owner.delete(url)).status).toBe(404)
    expect((await estate.owner.get(url)).status).toBe(404)
    expect(await sectionOf(pictures[0]!.file.id)).toEqual([{ section: 'removed' }])
  })

  test('bad input names its field', async () => {
    const estate = await world.estate()
    const save = (values: object) => estate.owner.put(renovationsOf(estate), { ...bathroom, ...values })
    const fields = async (values: object) => (await save(values)).body['details']
    expect(
      await save({ kind: 'friend', title: ' ', year: null, trades: ['baker'], cost: 10.005, description: 'x'.repeat(4001) }),
    ).toMatchObject({
      status: 422,
      body: {
        details: {
          fields: {
            kind: 'notValid',
            title: 'required',
            year: 'required',
            'trades[0]': 'notValid',
            cost: 'notValid',
            description: 'tooLong',
          },
        },
      },
    })
    expect(await fields({ year: new Date().getFullYear() + 2, cost: -1 })).toEqual({ fields: { year: 'notValid', cost: 'notValid' } })
    expect(await fields({ companies: Array.from({ length: 21 }, () => 'AS') })).toEqual({ fields: { companies: 'tooMany' } })
    expect(await fields({ documents: [{ customName: 'x' }], pictures: [{ caption: 'y'.repeat(256) }] })).toEqual({
      fields: {
        'documents[0].documentType': 'required',
        'documents[0].fileId': 'required',
        'pictures[0].side': 'required',
        'pictures[0].caption': 'tooLong',
        'pictures[0].fileId': 'required',
      },
      limits: { 'pictures[0].caption': { max: 255 } },
    })
    const asPicture = [{ side: 'after', fileId: await estate.owner.upload('ikke-et-bilde.pdf') }]
    expect(await fields({ pictures: asPicture })).toEqual({ fields: { 'pictures[0].fileId': 'notValid' } })
    const another = await world.estate()
    const theirs = [{ documentType: 'receipt', customName: 'Min', fileId: await another.owner.upload() }]
    expect(await fields({ documents: theirs })).toEqual({ fields: { 'documents[0].fileId': 'notValid' } })
    expect((await read(estate)).data).toMatchObject({ renovations: { totalCount: 0 } })
  })

  test('money is kept to the øre', async () => {
    const estate = await world.estate()
    expect(await renovated(estate, { cost: 1_234_567.89 })).toMatchObject({ cost: 1_234_567.89 })
    const input = { estateId: estate.id, ...bathroom, cost: 0.29 }
    expect((await estate.owner.gql(SAVE_RENOVATION, { input })).data).toMatchObject({ saveRenovation: { cost: 0.29 } })
    expect(await world.sql('select cost_ore from renovation where estate_id = $1 order by id', [estate.id])).toEqual([
      { cost_ore: '123456789' },
      { cost_ore: '29' },
    ])
  })
})
