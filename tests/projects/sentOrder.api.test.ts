import { describe, expect, test } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering, tiles } from './order.ts'

const graphql = `query ($orderId: ID!, $projectId: ID!, $search: String, $trade: Trade) {
  order(orderId: $orderId) { ...Told }
  orders(projectId: $projectId, search: $search, trade: $trade) { totalCount nodes { ...Told } }
  orderReport(projectId: $projectId) { gross orders { title trade dueDate net gross } trades { trade gross } }
}
fragment Told on Order { title description trade dueDate validUntil daysAdded whyOutside priceKind net vat gross isWithdrawn asSentAt may
  lines { description unitPrice net } documents { customName kind file { url } } }`

describe('an order that was sent and is worked on anew', async () => {
  const world = await sharedWorld()
  async function takenBack() {
    const made = await ordering(world)
    const { leader, owner, place, make, move, projectId } = made
    const { orderId } = await make(leader, { title: 'Sendt tittel', description: 'Sendt tekst', trade: 'tiler', lines: [tiles] })
    const bring = async (customName: string) => {
      const input = { orderId, customName, kind: 'working', fileId: await leader.upload() }
      const { data } = await leader.gql(
        'mutation ($input: AddOrderDocumentInput!) { addOrderDocument(input: $input) { id file { url } } }',
        { input },
      )
      return (data['addOrderDocument'] as { file: { url: string } }).file.url
    }
    const [kept, dropped] = [await bring('Tegning'), await bring('Detalj')]
    await move(leader, orderId, 'readyForCustomer')
    const sent = (await owner.get(`${place}/${orderId}`)).body
    const asked = async (who = owner, more: object = {}) =>
      (await who.gql(graphql, { orderId, projectId, ...more })).data as unknown as {
        order: Record<string, unknown>
        orders: { totalCount: number; nodes: Record<string, unknown>[] }
        orderReport: { gross: number; orders: Record<string, unknown>[]; trades: Record<string, unknown>[] }
      }
    const before = await asked()
    expect(await move(leader, orderId, 'open')).toMatchObject({ body: { isWithdrawn: true, asSentAt: null } })
    return { ...made, orderId, sent, asked, before, bring, kept, dropped }
  }

  async function rewritten() {
    const made = await takenBack()
    const { leader, place, orderId, sent, bring } = made
    const { version } = (await leader.get(`${place}/${orderId}`)).body
    const values = { title: 'Hemmelig utkast', description: 'Nytt', trade: 'plumber', dueDate: '2031-01-02', validUntil: '2031-01-01' }
    const changed = await leader.send('PUT', `${place}/${orderId}`, {
      body: { ...values, daysAdded: 77, whyOutside: 'Fordi', priceKind: 'ESTIMATE' },
      headers: { 'if-match': `"v${String(version)}"` },
    })
    expect(changed.status).toBe(200)
    const [line] = sent['lines'] as { id: string }[]
    expect((await leader.put(`${place}/budget`, { orderId, line: { ...tiles, id: line!.id, unitPrice: 4321 } })).status).toBe(200)
    expect((await leader.post(`${place}/budget`, { orderId, line: { ...tiles, description: 'Utkastlinje' } })).status).toBe(200)
    const papers = (await leader.get(`${place}/${orderId}`)).body['documents'] as { id: string; customName: string }[]
    const [drawing, detail] = papers
    expect((await leader.put(`${place}/document`, { id: drawing!.id, customName: 'Omdøpt', kind: 'final' })).status).toBe(200)
    expect((await leader.delete(`${place}/document/${detail!.id}`)).status).toBe(204)
    expect((await leader.delete(`${place}/document/${detail!.id}`)).status).toBe(404)
    return { ...made, added: await bring('Utkastpapir') }
  }

  test('stands before its customer as it was sent, and says that it was taken back', async () => {
    const { owner, leader, orderId, place, asked, before, sent } = await rewritten()
    const told = await asked()
    const shown = { ...before.order, isWithdrawn: true, may: [], asSentAt: expect.stringMatching(/Z$/) }
    expect(told.order).toEqual(shown)
    expect(told.orders.nodes).toEqual([shown])
    expect(told.orderReport).toEqual(before.orderReport)
    const { body } = await owner.get(`${place}/${orderId}`)
    expect(body).toMatchObject({ title: 'Sendt tittel', gross: sent['gross'], lines: sent['lines'], documents: sent['documents'] })
    expect((await asked(leader)).order).toMatchObject({ title: 'Hemmelig utkast', isWithdrawn: true, asSentAt: null })
  })

  test('lets nothing of what is written meanwhile through anywhere', async () => {
    const { owner, leader, estate, orderId, projectId, place } = await rewritten()
    await leader.post(`${place}/comment`, { orderId, words: 'Vi regner på nytt' })
    const draft = /Hemmelig|Utkast|Omdøpt|4321|48.?611|2031|"daysAdded":77/
    const places = [
      `${place}/${orderId}`,
      `${place}?id=${projectId}`,
      `${place}/report?projectId=${projectId}`,
      `/api/private/project/${projectId}`,
      `/api/private/project/${projectId}/budget`,
      `/api/private/estate/${estate.id}`,
    ]
    for (const at of places) expect((await owner.get(at)).text).not.toMatch(draft)
    expect(JSON.stringify((await owner.gql('{ waiting { groups { matters { title } } } }')).data)).not.toMatch(draft)
    const found = async (more: string) => (await owner.get(`${place}?id=${projectId}&${more}`)).body['totalCount']
    expect([await found('searchQuery=Hemmelig'), await found('searchQuery=Sendt')]).toEqual([0, 1])
    for (const { text } of await mailsTo(world, await emailOf(world, estate.owner))) expect(text).not.toMatch(draft)
    const commented = await owner.gql(
      'mutation ($input: CommentOnOrderInput!) { commentOnOrder(input: $input) { title gross lines { unitPrice } documents { customName } } }',
      { input: { orderId, words: 'Når kommer den?' } },
    )
    expect(JSON.stringify(commented)).toContain('Sendt tittel')
    expect(JSON.stringify(commented)).not.toMatch(draft)
  })

  test('its customer reads the papers that were sent, and none that came since', async () => {
    const { owner, leader, kept, dropped, added, orderId, move } = await rewritten()
    const read = async (who: typeof owner) => {
      const answers = [await who.get(kept), await who.get(dropped), await who.get(added)]
      return answers.map(({ status }) => status)
    }
    expect(await read(owner)).toEqual([200, 200, 404])
    expect(await read(leader)).toEqual([200, 404, 200])
    await move(leader, orderId, 'readyForCustomer')
    expect(await read(owner)).toEqual([200, 404, 200])
  })

  test('sent anew it is what it says then; taken back again, that', async () => {
    const { owner, leader, orderId, asked, move, place } = await rewritten()
    await move(leader, orderId, 'readyForCustomer')
    const anew = (await asked()).order
    expect(anew).toMatchObject({ title: 'Hemmelig utkast', isWithdrawn: false, asSentAt: null, may: ['approve', 'reject'] })
    await owner.put(`${place}/reject`, { orderId, reason: 'For dyrt' })
    await move(leader, orderId, 'open')
    await leader.post(`${place}/budget`, { orderId, line: { ...tiles, description: 'Enda en' } })
    expect((await asked()).order).toMatchObject({ ...anew, isWithdrawn: true, may: [], asSentAt: expect.any(String) })
  })

  test('what the owner asked for and got a price of is not theirs to change while it is worked on', async () => {
    const { leader, owner, make, move, place } = await ordering(world)
    const { orderId } = await make(owner, { type: 'request', title: 'Varme i gulvet', lines: null })
    await leader.post(`${place}/budget`, { orderId, line: tiles })
    await move(leader, orderId, 'readyForCustomer')
    await move(leader, orderId, 'open')
    const { body } = await owner.get(`${place}/${orderId}`)
    expect(body).toMatchObject({ may: [], isWithdrawn: true })
    const change = { body: { title: 'Mitt' }, headers: { 'if-match': `"v${String(body['version'])}"` } }
    expect((await owner.send('PUT', `${place}/${orderId}`, change)).status).toBe(403)
  })
})
