import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emailOf } from '#tests/mail/mails.ts'
import { createWorld } from '#tests/support/world/world.ts'

const migration = readFileSync(new URL('../../migrations/0085-owner-invitations.sql', import.meta.url), 'utf8')
const marking = migration.slice(migration.lastIndexOf('insert into owner_invitation'))

test('owners from before are told by the migration from those whom nobody made one', async () => {
  const world = await createWorld()
  const company = await world.company()
  /** As it came to be owned. */
  async function owned(claimStatus: string) {
    const estate = await world.estate()
    await world.sql('update estate_owner set claim_status = $2 where estate_id = $1', [estate.id, claimStatus])
    return estate
  }
  const link = (estateId: string, at: string) =>
    world.sql(
      `insert into access_link (estate_id, company_id, status, claimed_at) select id, $2, 'claimed', ${at} from estate where id = $1`,
      [estateId, company.id],
    )
  const [added, letIn, claimed, invited, own] = await Promise.all(
    ['claimedByDefault', 'claimedByDefault', 'claimed', 'unclaimed', 'claimedByDefault'].map(owned),
  )
  await link(added!.id, 'created_at')
  await link(letIn!.id, "created_at + interval '1 day'")
  await link(claimed!.id, 'created_at')
  const [project] = await world.sql<{ id: string }>(
    "insert into project (estate_id, company_id, name, type, customer_name) values ($1, $2, 'Bad', 'CUSTOM', 'Kari') returning id",
    [invited!.id, company.id],
  )
  const [order] = await world.sql<{ id: string }>(
    `insert into project_order (estate_id, project_id, number, type, title, side, made_by_name) values ($1, $2, 1, 'quote', 'Fliser', 'company', 'Leif') returning id`,
    [invited!.id, project!.id],
  )
  await world.sql(
    `insert into order_event (estate_id, project_id, order_id, action, account_name, side, created_at)
     select estate_id, $2, $3, 'invite', 'Leif', 'company', created_at - interval '1 minute' from estate_owner where estate_id = $1`,
    [invited!.id, project!.id, order!.id],
  )
  await world.sql(marking)
  await world.sql(marking)
  const marked = await world.sql<{ email: string }>(
    'select email::text email from owner_invitation where state = $1 and mailed_at is null',
    ['unasked'],
  )
  const expected = await Promise.all([added!, invited!].map(({ owner }) => emailOf(world, owner)))
  expect(marked.map(({ email }) => email).toSorted()).toEqual(expected.toSorted())
  expect(own!.id).toBeDefined()
  await world.close()
})
