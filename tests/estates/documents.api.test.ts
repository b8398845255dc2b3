import { describe, expect, test } from 'vitest'
import { zip } from '#tests/support/files/formats.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { allRead, documentsOf, FIND, find, namesFound, pdfSaying } from './documents.ts'
import { renovated } from './renovations.ts'

const keep = async ({ id, owner }: TestEstate, part: string, values: Record<string, unknown>, name: string, content?: Buffer) =>
  (await owner.put(`/api/private/estate/${id}/${part}`, { ...values, fileId: await owner.upload(name, content) })).body as unknown as {
    id: string
  }
const report = (estate: TestEstate, customName: string, name = 'a.pdf', content?: Buffer) =>
  keep(estate, 'report-archive', { reportType: 'conditionReport', customName }, name, content)

describe('the documents of an estate', async () => {
  const world = await sharedWorld()

  test('are found by subject, file, kind and the text inside, over both transports', async () => {
    const estate = await world.estate()
    const { id } = await report(estate, 'Ved kjøpet', 'befaring_2024.pdf', pdfSaying('Rapporten beskriver råte i rekkverket på verandaen.'))
    await report(estate, 'Noe annet')
    expect(await namesFound(estate.owner, estate, 'befaring')).toEqual(['Ved kjøpet'])
    await allRead(world)
    const found = await find(estate.owner, estate, { search: 'rekkverk' })
    expect(found).toMatchObject({
      totalCount: 1,
      edges: [
        { node: { kind: 'report', section: 'report-archive', recordId: id, name: 'Ved kjøpet', file: { name: 'befaring_2024.pdf' } } },
      ],
    })
    expect(found.edges[0]!.node.excerpt).toEqual(['Rapporten beskriver råte i ', 'rekkverket', ' på verandaen.'])
    expect(await estate.owner.get(documentsOf(estate, 'rekkverk'))).toMatchObject({
      status: 200,
      body: { totalCount: 1, page: 1, items: [{ recordId: id, name: 'Ved kjøpet', file: { name: 'befaring_2024.pdf' } }] },
    })
    expect((await namesFound(estate.owner, estate, 'tilstandsrapport')).toSorted()).toEqual(['Noe annet', 'Ved kjøpet'])
  })

  test('of a renovation are found with it, by what they are', async () => {
    const estate = await world.estate()
    const documents = [{ documentType: 'receipt', customName: 'Rørlegger', fileId: await estate.owner.upload('r1.pdf') }]
    const { renovationId } = await renovated(estate, { documents })
    expect(await find(estate.owner, estate, { search: 'kvittering' })).toMatchObject({
      edges: [{ node: { kind: 'renovation', recordId: renovationId, name: 'Rørlegger' } }],
    })
  })

  test('are found while a word is being typed, in another form, without accents and by the end of a compound', async () => {
    const estate = await world.estate()
    await report(estate, 'Varmepumper på Åsen', 'verditakst.pdf')
    for (const search of ['varmep', 'VARMEPUMPENE', 'asen', 'aasen', 'på', 'takst', 'pumper åsen'])
      expect([search, await namesFound(estate.owner, estate, search)]).toEqual([search, ['Varmepumper på Åsen']])
    expect(await namesFound(estate.owner, estate, 'varmepumpe kjeller')).toEqual([])
  })

  test('of Word, Excel, PowerPoint, OpenDocument and plain text are read', async () => {
    const estate = await world.estate()
    const xml = (text: string) => `<x><w:p><w:r><w:t>${text} hoved</w:t></w:r><w:r><w:t>inngangen &amp; &#229;sen</w:t></w:r></w:p></x>`
    const content = '[Content_Types].xml'
    const files = {
      'brev.docx': zip({ [content]: '<Types/>', 'word/document.xml': xml('Word') }),
      'ark.xlsx': zip({
        [content]: '<Types/>',
        'xl/sharedStrings.xml': '<sst><si><t>hovedinngangen</t></si></sst>',
        'xl/workbook.xml': '<x/>',
      }),
      'lysbilder.pptx': zip({
        [content]: '<Types/>',
        'ppt/slides/slide1.xml': '<a:p><a:t>hovedinngangen</a:t></a:p>',
        'ppt/presentation.xml': '<x/>',
      }),
      'tekst.odt': zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<text:p>hovedinngangen</text:p>' }),
      'notat.txt': Buffer.from('Nøkkel til hovedinngangen'),
    }
    for (const [name, file] of Object.entries(files)) await report(estate, name, name, file)
    await allRead(world)
    expect((await namesFound(estate.owner, estate, 'hovedinngang')).toSorted()).toEqual(Object.keys(files).toSorted())
  })

  test('without a search are all of them, newest first, by kind and page by page', async () => {
    const estate = await world.estate()
    for (const name of ['En', 'To', 'Tre']) await report(estate, name)
    await keep(estate, 'private-folder', { customName: 'Testament' }, 't.pdf')
    expect(await namesFound(estate.owner, estate)).toEqual(['Testament', 'Tre', 'To', 'En'])
    expect((await find(estate.owner, estate, { kind: 'privateDocument' })).edges.map(({ node }) => node.name)).toEqual(['Testament'])
    for (const variables of [{}, { search: 'rapport', order: 'best' }, { search: 'rapport', order: 'newest' }]) {
      const first = await find(estate.owner, estate, { ...variables, kind: 'report', first: 2 })
      expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
      const second = await find(estate.owner, estate, { ...variables, kind: 'report', first: 2, after: first.pageInfo.endCursor })
      expect([...first.edges, ...second.edges].map(({ node }) => node.name)).toEqual(['Tre', 'To', 'En'])
    }
    expect((await estate.owner.get(`${documentsOf(estate)}&page=2&pageSize=3`)).body).toMatchObject({
      page: 2,
      totalPages: 2,
      items: [{ name: 'En' }],
    })
  })

  test('follow their records: a new subject, another file, none any more', async () => {
    const estate = await world.estate()
    const { id } = await report(estate, 'Gammelt emne', 'først.pdf')
    await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, { id, customName: 'Pipeløp', reportType: 'valueRate' })
    expect(await namesFound(estate.owner, estate, 'gammelt')).toEqual([])
    expect(await namesFound(estate.owner, estate, 'pipeløp')).toEqual(['Pipeløp'])
    const fileId = await estate.owner.upload('senere.txt', Buffer.from('Om feieluka'))
    await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, {
      id,
      customName: 'Pipeløp',
      reportType: 'valueRate',
      fileId,
    })
    await allRead(world)
    expect(await namesFound(estate.owner, estate, 'først')).toEqual([])
    expect(await namesFound(estate.owner, estate, 'feieluke')).toEqual(['Pipeløp'])
    await estate.owner.delete(`/api/private/estate/${estate.id}/report-archive`, { id })
    expect(await find(estate.owner, estate)).toMatchObject({ totalCount: 0, edges: [] })
    expect(await world.sql('select from file_text where estate_id = $1', [estate.id])).toEqual([])
  })

  test('are counted by section as they come, move and go, until the estate does', async () => {
    const estate = await world.estate()
    const counted = () =>
      world.sql<{ section: string; documents: number }>(
        'select section, documents from document_count where estate_id = $1 and documents <> 0 order by section',
        [estate.id],
      )
    const [first] = [await report(estate, 'En'), await report(estate, 'To')]
    expect(await counted()).toEqual([{ section: 'report-archive', documents: 2 }])
    expect(await find(estate.owner, estate, {})).toMatchObject({ totalCount: 2 })
    await world.sql("update file_text set section = 'renovations' where record_id = $1", [first.id])
    expect(await counted()).toEqual([
      { section: 'renovations', documents: 1 },
      { section: 'report-archive', documents: 1 },
    ])
    await world.sql('delete from report_archive_document where id = $1', [first.id])
    expect(await counted()).toEqual([{ section: 'report-archive', documents: 1 }])
    expect(await find(estate.owner, estate, {})).toMatchObject({ totalCount: 1 })
    await world.sql('delete from estate where id = $1', [estate.id])
    expect(await counted()).toEqual([])
  })

  test('of a closed section are neither shown nor counted', async () => {
    const estate = await world.estate()
    await report(estate, 'Om hagen', 'a.txt', Buffer.from('Hemmelig hage'))
    await keep(estate, 'private-folder', { customName: 'Om hagen også' }, 'b.txt', Buffer.from('Hemmelig hage'))
    await keep(estate, 'insurance', { kind: 'insurance', company: 'Hagen' }, 'c.txt', Buffer.from('Hemmelig hage'))
    await allRead(world)
    const sees = async (who: Parameters<typeof find>[0]) => {
      const { totalCount, edges } = await find(who, estate, { search: 'hagen' })
      return [totalCount, edges.map(({ node }) => node.section).toSorted()]
    }
    expect(await sees(estate.owner)).toEqual([3, ['insurance', 'private-folder', 'report-archive']])
    const denied = await estate.guest('read', { denied: ['private-folder', 'report-archive'] })
    expect(await sees(denied)).toEqual([1, ['insurance']])
    expect((await denied.get(documentsOf(estate, 'hemmelig'))).body).toMatchObject({ totalCount: 1, items: [{ section: 'insurance' }] })
    const link = await estate.link()
    expect(await sees(link)).toEqual([2, ['insurance', 'report-archive']])
    expect(await sees(await estate.link({ sections: ['insurance'] }))).toEqual([1, ['insurance']])
    const { body } = await link.get(`/api/public/${link.key}/estate/${estate.id}/documents?searchValue=hagen`)
    expect(body).toMatchObject({ totalCount: 2, items: [{ file: { url: expect.stringContaining(`/api/public/${link.key}/`) } }, {}] })
  })

  test('of another estate are not found, and a stranger finds no estate', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    await report(theirs, 'Kjeller')
    expect(await namesFound(mine.owner, mine, 'kjeller')).toEqual([])
    expect((await mine.owner.gql(FIND, { estateId: theirs.id })).error).toEqual({ code: 'entityNotFound' })
    expect((await mine.owner.get(documentsOf(theirs))).status).toBe(404)
    const link = await mine.link()
    expect((await link.get(`/api/public/${link.key}/estate/${theirs.id}/documents`)).status).toBe(404)
    expect((await world.anonymous().get(documentsOf(mine))).status).toBe(401)
  })

  test('a search is words and nothing else', async () => {
    const estate = await world.estate()
    await report(estate, "O'Hara & sønn <b>50%</b>")
    for (const search of ["o'hara", 'sønn | ukjent', '!sønn', 'sønn:*', "sønn');drop table file;--", '50% _', '<b>'])
      expect([search, (await estate.owner.get(documentsOf(estate, search))).status]).toEqual([search, 200])
    expect(await namesFound(estate.owner, estate, "o'hara & sønn")).toHaveLength(1)
    for (const search of ['%', '&|!():*', '\\', '…']) expect([search, await namesFound(estate.owner, estate, search)]).toEqual([search, []])
    expect(await estate.owner.get(documentsOf(estate, 'a'.repeat(201)))).toMatchObject({
      status: 400,
      body: { details: { fields: { searchValue: 'tooLong' } } },
    })
    expect((await estate.owner.gql(FIND, { estateId: estate.id, search: 'a'.repeat(201) })).error).toMatchObject({
      details: { fields: { search: 'tooLong' } },
    })
    expect((await estate.owner.get(`${documentsOf(estate)}&kind=other`)).status).toBe(400)
  })
})
