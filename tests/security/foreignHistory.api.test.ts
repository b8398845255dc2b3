import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { craftsmen } from '#tests/mailbox/sending.ts'
import { bathroom, license } from '#tests/projects/project.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

describe('what a stranger tries stands in no history of an estate that never let them in', async () => {
  const tries: Readonly<Record<string, object>> = {
    'to start a project there': { path: '/api/private/project', body: bathroom },
    'to start one that is no good': { path: '/api/private/project', body: { ...bathroom, name: '' } },
  }
  test.each(Object.entries(tries))('%s', async (_, attempt) => {
    const { path, body } = attempt as { path: string; body: object }
    const estate = await world.estate()
    const company = await world.company()
    await license(world, company.id)
    const leader = await company.as('Leader')
    expect((await leader.post(path, { ...body, estateId: estate.id })).status).toBe(422)
    expect(await world.sql('select operation from audit_entry where estate_id = $1', [estate.id])).toEqual([])
    expect(await world.sql('select estate_id from audit_entry where account_id = $1', [leader.accountId])).toEqual([{ estate_id: null }])
  })

  test('to deliver what is not theirs', async () => {
    const estate = await world.estate()
    const sender = await craftsmen(world)
    const SEND = 'mutation ($input: SendDocumentsInput!) { sendDocuments(input: $input) { id } }'
    for (const documents of [[], [{ fileId: uuidv7(), customName: 'Kvittering' }]]) {
      const { error } = await sender.professional.gql(SEND, { input: { estateId: estate.id, subject: 'Hei', documents } })
      expect(error).toMatchObject({ code: 'unprocessableEntity' })
    }
    expect(await world.sql('select operation from audit_entry where estate_id = $1', [estate.id])).toEqual([])
  })

  test('but what is refused to who was let in does', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('read')
    expect((await guest.put(`/api/private/estate/${estate.id}/insurance`, { kind: 'insurance', company: 'Trygg' })).status).toBe(403)
    expect(
      await world.sql('select outcome from audit_entry where estate_id = $1 and account_id = $2', [estate.id, guest.accountId]),
    ).toEqual([{ outcome: 'authorizationFailure' }])
  })
})
