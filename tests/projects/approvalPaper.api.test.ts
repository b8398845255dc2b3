import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMail } from '#server/mail/outbox.ts'
import { pdfText } from '#tests/support/pdfText.ts'
import type { Client } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering } from './order.ts'

const world = await sharedWorld()

interface Approval {
  signedInBy: string | null
  isEmailProven: boolean | null
  isIdentityProven: boolean | null
  content: string
  fileHash: string
  file: { url: string }
}
const known = 'signedInBy isEmailProven isIdentityProven'
async function agreedBy(owner: Client, { approve, released }: Awaited<ReturnType<typeof ordering>>, values: Record<string, unknown> = {}) {
  const order = await released(values)
  expect((await approve(owner, order)).status).toBe(200)
  const { data } = await owner.gql(`query ($id: ID!) { order(orderId: $id) { approval { ${known} content fileHash file { url } } } }`, {
    id: order.orderId,
  })
  const { approval } = data['order'] as { approval: Approval }
  const paper = (await owner.get(approval.file.url)).raw
  return { ...approval, orderId: order.orderId, paper, said: pdfText(paper).replaceAll(/\s+/g, ' ') }
}

test('the paper of what was agreed names both parties, the offer, its cap and how the owner is known, and has the logo', async () => {
  const started = await ordering(world)
  const { company, owner, estate } = started
  await world.sql("update company set address_line1 = 'Vinkelhaken 6', postal_code = '0668', city = 'Oslo' where id = $1", [company.id])
  await world.sql("update app_user set address_line1 = 'Æresgata 4', postal_code = '5003', city = 'Bergen' where id = $1", [owner.userId])
  await world.sql("update estate set owner_kind = 'PRIVATE' where id = $1", [estate.id])
  expect((await company.admin.sendFile(`/api/private/company/${company.id}/profile/logo`, 'logo.png', await png())).status).toBeLessThan(
    300,
  )
  const { content, fileHash, paper, said, orderId, ...told } = await agreedBy(owner, started, {
    priceKind: 'ESTIMATE',
    validUntil: '2099-05-20',
    daysAdded: 3,
  })
  for (const told of [
    'Vinkelhaken 6 0668 Oslo',
    'Æresgata 4 5003 Bergen',
    'Tilbudsdato: ',
    'Gjelder til og med: 20.05.2099',
    '14 392,97 kr',
    'Side 1 av',
  ])
    expect(said).toContain(told)
  expect(said).toContain('Trykket på: «Godkjenn med betalingsplikt» Kjent ved: innlogging med passord, bekreftet e-postadresse')
  expect(paper.toString('latin1')).toContain('/Subtype /Image')
  expect(hash('sha256', paper)).toBe(fileHash)
  const kept = JSON.parse(content) as { company: { logoFileId: string }; capOre: number }
  expect(kept).toMatchObject({
    order: { offeredOn: expect.stringMatching(/^\d{4}-/), validUntil: '2099-05-20' },
    company: { addressLine1: 'Vinkelhaken 6', logoFileId: expect.any(String) },
    yes: { words: 'Godkjenn med betalingsplikt', signedInBy: 'password', isEmailProven: true, isIdentityProven: false },
  })
  expect(told).toMatchObject({ signedInBy: 'password', isEmailProven: true, isIdentityProven: false })
  expect((await owner.get(`${started.place}/${orderId}`)).body['approval']).toMatchObject({ signedInBy: 'password', isEmailProven: true })
  // Nobody's address is bound for ever, and no picture.
  expect(content).not.toContain('Æresgata')
  expect(kept).not.toHaveProperty('logo')
  const mails = await world.sql<Parameters<typeof readMail>[1]>(
    `select id, to_email "to", template, language, data_sealed sealed from outbox_mail where template = 'orderApproved' and to_email = (select email from app_user where id = $1)`,
    [owner.userId],
  )
  const [letter] = mails.map((mail) => readMail(world.app.config, mail)!).filter(({ text }) => text.includes(orderId))
  expect(hash('sha256', await letter!.attachments[0]!.content())).toBe(fileHash)
})

test('an estimate for a company has no cap, and whoever comes by an electronic ID is known by it', async () => {
  const started = await ordering(world)
  await world.sql("update estate set owner_kind = 'COMPANY' where id = $1", [started.estate.id])
  await world.sql("update session set provider = 'bank' where user_id = $1", [started.owner.userId])
  const { content, said, signedInBy } = await agreedBy(started.owner, started, { priceKind: 'ESTIMATE' })
  expect(signedInBy).toBe('electronicId')
  expect(JSON.parse(content)).toMatchObject({ capOre: null, yes: { signedInBy: 'electronicId' } })
  expect(said).toContain('Kjent ved: innlogging med elektronisk ID')
  expect(said).not.toContain('Kan ikke bli mer enn')
})

test('of what was agreed before it was kept how somebody is known, nothing is told of it', async () => {
  const started = await ordering(world)
  const { orderId } = await agreedBy(started.owner, started)
  await world.sql(
    `with erasing as materialized (select set_config('grunnmur.erasing', 'on', true))
    update order_approval a set content = (content::jsonb - 'yes')::text from erasing where a.id = $1`,
    [orderId],
  )
  const { data } = await started.owner.gql(`query ($id: ID!) { order(orderId: $id) { approval { approvedBy ${known} } } }`, { id: orderId })
  expect(data['order']).toMatchObject({
    approval: { approvedBy: expect.any(String), signedInBy: null, isEmailProven: null, isIdentityProven: null },
  })
})
