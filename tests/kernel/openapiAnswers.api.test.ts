import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/openapi/document.ts'
import { answersTo } from '#tests/support/apiAnswers.ts'
import { pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

describe('what is answered is what the description says', async () => {
  const world = await sharedWorld()
  const anonymous = world.anonymous()
  const document = (await anonymous.get('/api/openapi.json')).body as unknown as ApiDocument
  const { ofAnswer: faults } = answersTo(document)

  test('and what is not, is seen to differ', () => {
    expect(faults('get', '/api/private/estates', { status: 200, body: { items: [] } })).not.toEqual([])
    expect(faults('get', '/api/private/estates', { status: 401, body: { code: 'loginFailure', message: '', requestId: '' } })).not.toEqual(
      [],
    )
  })

  test('of records, lists and pages', async () => {
    const { id, owner, link } = await world.estate()
    const base = `/api/private/estate/${id}`
    const template = '/api/private/estate/{estateId}'
    const saved = await owner.put(`${base}/report-archive`, {
      reportType: 'valueRate',
      customName: 'Verditakst',
      reportDate: '2026-01-05',
      fileId: await owner.upload(),
    })
    expect(saved.status).toBe(200)
    expect(faults('put', `${template}/report-archive`, saved)).toEqual([])
    expect(faults('get', `${template}/report-archive`, await owner.get(`${base}/report-archive`))).toEqual([])
    expect(faults('get', `${template}/details`, await owner.get(`${base}/details`))).toEqual([])
    expect(faults('get', '/api/private/estates', await owner.get('/api/private/estates?pageSize=1'))).toEqual([])
    const { key } = await link()
    const byLink = await anonymous.get(`/api/public/${key}/estate/${id}/report-archive`)
    expect(byLink).toMatchObject({ status: 200, body: [{ customName: 'Verditakst' }] })
    expect(faults('get', '/api/public/{publicLinkKey}/estate/{estateId}/report-archive', byLink)).toEqual([])
    expect(await owner.delete(`${base}/report-archive`, { id: saved.body['id'] })).toMatchObject({ status: 204, text: '' })
  })

  test('of a flat that is a share in a housing association', async () => {
    const share = {
      identity_kind: 'share',
      organization_number: '210000008',
      share_number: '12',
      municipality_no: null,
      gnr: null,
      bnr: null,
      fnr: null,
      snr: null,
    }
    const { id, owner } = await world.estate({ ...share, ownership_kind: 'housingAssociation', house_type: 'apartment', built_year: 1962 })
    const answer = await owner.get(`/api/private/estate/${id}/details`)
    expect(answer.body).toMatchObject({ identity: { shareNumber: '12' } })
    expect(faults('get', '/api/private/estate/{estateId}/details', answer)).toEqual([])
  })

  test('of identities and uploads', async () => {
    const { owner } = await world.estate()
    for (const client of [anonymous, owner]) {
      expect(faults('get', '/api/public/profile/user/current-user', await client.get('/api/public/profile/user/current-user'))).toEqual([])
    }
    expect(
      faults('post', '/api/private/temporary-document', await owner.sendFile('/api/private/temporary-document', 'rapport.pdf', pdf)),
    ).toEqual([])
    const email = await world.userWithPassword('Blå-dør-7')
    const login = await anonymous.post('/api/public/profile/user/login', { email, password: 'Blå-dør-7' })
    expect(faults('post', '/api/public/profile/user/login', login)).toEqual([])
  })

  test('of refusals', async () => {
    const { id, owner, link } = await world.estate()
    const stranger = await world.account()
    const template = '/api/private/estate/{estateId}/report-archive'
    const url = `/api/private/estate/${id}/report-archive`
    const expired = await link({ expires: new Date(0) })
    const refused = [
      ['get', template, 401, await anonymous.get(url)],
      ['get', template, 404, await stranger.get(url)],
      ['get', template, 409, await owner.get(url, { 'x-account': stranger.accountId })],
      ['put', template, 422, await owner.put(url, { customName: 'x'.repeat(300), reportType: 'valueRate', fileId: id })],
      ['put', template, 400, await owner.put(url, [])],
      ['put', template, 403, await owner.put(url, {}, { origin: 'https://elsewhere.example' })],
      ['get', '/api/private/estates', 400, await owner.get('/api/private/estates?page=0')],
      ['post', '/api/private/temporary-document', 415, await owner.sendFile('/api/private/temporary-document', 'x.exe', Buffer.from('MZ'))],
      [
        'post',
        '/api/public/profile/user/login',
        401,
        await anonymous.post('/api/public/profile/user/login', { email: 'a@b.example', password: 'x' }),
      ],
      [
        'get',
        '/api/public/{publicLinkKey}/estate/{estateId}/details',
        410,
        await anonymous.get(`/api/public/${expired.key}/estate/${id}/details`),
      ],
    ] as const
    for (const [method, path, status, answer] of refused) {
      expect(answer.status, `${method} ${path}`).toBe(status)
      expect(faults(method, path, answer), `${method} ${path} ${status}`).toEqual([])
    }
  })
})
