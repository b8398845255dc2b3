import readBook from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { unzipped } from '#tests/support/zip.ts'
import { ordering, tiles } from './order.ts'

const asked = `query ($projectId: ID!) { orderReport(projectId: $projectId) {
  project company net vat gross orders { number title status trade gross approvedAt }
  trades { trade count gross } states { status count net vat gross } } }`
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('the report of all orders', async () => {
  const world = await sharedWorld()

  test('sums them by trade and state, in øre', async () => {
    const { leader, owner, make, released, approve, projectId } = await ordering(world)
    await make(leader, { trade: 'tiler', lines: [tiles, { ...tiles, vatRate: 15 }] })
    await approve(owner, await released({ trade: 'tiler', lines: [tiles] }))
    await make(leader, { lines: null })
    const { data } = await leader.gql(asked, { projectId })
    // 12.5 × 890 less a tenth is 10 012.50; VAT on it 2 503.13 at 25 per cent, 1 501.88 at 15.
    expect(data['orderReport']).toMatchObject({
      project: 'Nytt bad',
      net: 30037.5,
      vat: 6508.14,
      gross: 36545.64,
      orders: [
        { number: 1, trade: 'tiler', status: 'open', gross: 24030.01, approvedAt: null },
        { number: 2, status: 'approvedByCustomer', gross: 12515.63, approvedAt: expect.any(String) },
        { number: 3, trade: null, gross: 0 },
      ],
      trades: [
        { trade: 'tiler', count: 2, gross: 36545.64 },
        { trade: null, count: 1, gross: 0 },
      ],
      states: [
        { status: 'open', count: 2, net: 20025, gross: 24030.01 },
        { status: 'approvedByCustomer', count: 1, gross: 12515.63 },
      ],
    })
  })

  test('is a file, on paper or for spreadsheets, in which nothing typed is computed', async () => {
    const { leader, make, place, projectId } = await ordering(world)
    await make(leader, { title: '=HYPERLINK("http://ond.example";"Trykk") <&>', trade: 'plumber' })
    const url = `${place}/report?projectId=${projectId}`
    const paper = await leader.get(url)
    expect(paper).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="bestillinger.pdf"',
        'cache-control': 'private, no-store',
      },
    })
    expect(paper.raw.subarray(0, 5).toString()).toBe('%PDF-')
    const sheets = await leader.get(`${url}&format=xlsx`, { 'accept-language': 'en' })
    expect(sheets.headers).toMatchObject({ 'content-type': spreadsheet, 'content-disposition': 'attachment; filename="orders.xlsx"' })
    const parts = await unzipped(sheets.raw)
    const all = Object.values(parts).join('\n')
    expect(all).toContain('=HYPERLINK("http://ond.example";"Trykk") &lt;&amp;&gt;')
    for (const words of ['By trade', 'By state', 'Plumber', '12515.63']) expect(all).toContain(words)
    expect(Object.entries(parts).filter(([name, text]) => name.includes('sheet') && /<f[ >]/.test(text))).toEqual([])
    const [orders, trades] = await readBook(sheets.raw)
    expect([orders!.sheet, trades!.sheet]).toEqual(['Orders', 'By trade'])
    expect(orders!.data[1]).toEqual(
      expect.arrayContaining([1, '=HYPERLINK("http://ond.example";"Trykk") <&>', 'Plumber', 10012.5, 2503.13, 12515.63]),
    )
    expect(trades!.data.slice(1)).toEqual([
      ['Plumber', 1, 10012.5, 2503.13, 12515.63],
      ['Total', 1, 10012.5, 2503.13, 12515.63],
    ])
    expect(await leader.get(`${url}&format=doc`)).toMatchObject({ status: 422, body: { details: { fields: { format: 'notValid' } } } })
  })

  test('tells everybody of those orders alone that they see', async () => {
    const { leader, owner, plumber, tiler, estate, make, released, place, projectId } = await ordering(world)
    await make(leader, { subcontractorId: plumber.subcontractorId })
    await released()
    await make(plumber.admin, { title: 'Rør' })
    await make(owner, { type: 'request', title: 'Varme', lines: null })
    const seenBy = async (who: typeof leader) => {
      const { data } = await who.gql(asked, { projectId })
      return (data['orderReport'] as { orders: { number: number }[] }).orders.map(({ number }) => number)
    }
    expect(await seenBy(leader)).toEqual([1, 2, 3, 4])
    expect(await seenBy(owner)).toEqual([2, 4])
    expect(await seenBy(plumber.admin)).toEqual([1, 3])
    expect(await seenBy(tiler.admin)).toEqual([])
    const url = `${place}/report?projectId=${projectId}`
    expect((await tiler.admin.get(url)).status).toBe(200)
    expect((await (await estate.guest('read')).get(url)).status).toBe(403)
    for (const stranger of [await world.account(), (await world.company()).admin]) expect((await stranger.get(url)).status).toBe(404)
    expect(await leader.get(`${place}/report`)).toMatchObject({ status: 400 })
  })
})
