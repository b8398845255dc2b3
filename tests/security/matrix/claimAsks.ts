import { hashOf } from '#tests/support/world/hashes.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

const code = 'ABCDE23456'

/** Of whom it is, on an estate that nobody owns here unless it is one that is given. */
async function claim(world: World, { accountId }: { accountId: string }, estateId?: string) {
  const at = estateId ?? (await unowned(world)).id
  const [added] = await world.sql<{ id: string }>(
    `insert into estate_claim (estate_id, account_id, evidence, share_numerator, share_denominator, expires_at, code_hash, code_expires_at)
      values ($1, $2, 'typed', 1, 2, now() + interval '1 day', $3, now() + interval '1 day') returning id`,
    [at, accountId, await hashOf(code)],
  )
  return added!.id
}
async function unowned(world: World): Promise<TestEstate> {
  const estate = await world.estate()
  await world.sql('delete from estate_owner where estate_id = $1', [estate.id])
  return estate
}

const onEstate = (verb: 'approveClaim' | 'denyClaim'): Asking => {
  const query = `mutation ($estateId: ID!, $id: ID!) { ${verb}(input: { estateId: $estateId, id: $id }) { id } }`
  return async (world, { id: estateId }) => {
    // What is assumed gives way: none of them owns so much that a yes could not be given.
    await world.sql("update estate_owner set claim_status = 'claimedByDefault' where estate_id = $1", [estateId])
    return { graphql: { query, variables: { estateId, id: await claim(world, await world.account(), estateId) } } }
  }
}

/** Who says that an estate is theirs, and who answers; and by whom somebody signs in. */
export const claimAsks: Readonly<Record<string, Asking>> = {
  estateClaims: async (_, { id: estateId }) => ({
    graphql: { query: 'query ($estateId: ID!) { estateClaims(estateId: $estateId) { id } }', variables: { estateId } },
  }),
  approveClaim: onEstate('approveClaim'),
  denyClaim: onEstate('denyClaim'),
  withdrawClaim: async (world, { owner }) => ({
    graphql: { query: 'mutation ($id: ID!) { withdrawClaim(input: { id: $id }) { id } }', variables: { id: await claim(world, owner) } },
  }),
  enterClaimCode: async (world, { owner }) => ({
    graphql: {
      query: 'mutation ($id: ID!, $code: String!) { enterClaimCode(input: { id: $id, code: $code }) { id } }',
      variables: { id: await claim(world, owner), code },
    },
  }),
  askElectronicId: async (world, { id: estateId }) => ({
    graphql: {
      query: 'mutation ($input: AskElectronicIdInput!) { askElectronicId(input: $input) { id } }',
      variables: { input: { estateId, id: await claim(world, await world.account(), estateId) } },
    },
  }),
  askClaimantForElectronicId: async (world) => ({
    graphql: {
      query: 'mutation ($input: AskClaimantForElectronicIdInput!) { askClaimantForElectronicId(input: $input) { id } }',
      variables: { input: { id: await claim(world, await world.account()) } },
    },
  }),
  waitingClaims: async () => ({ graphql: { query: '{ waitingClaims { id } }' } }),
  settleClaim: async (world, { owner }) => ({
    graphql: {
      query: 'mutation ($input: SettleClaimInput!) { settleClaim(input: $input) { id } }',
      variables: { input: { id: await claim(world, owner), isApproved: true, reason: 'Skjøtet er lagt frem' } },
    },
  }),
  writeClaimLetter: async (world, { owner }) => ({
    graphql: {
      query: 'mutation ($id: ID!) { writeClaimLetter(input: { id: $id }) { fileName } }',
      variables: { id: await claim(world, owner) },
    },
  }),
  signInLinks: async () => ({ graphql: { query: '{ signInLinks { id } }' } }),
  removeSignInLink: async (world, { owner }) => {
    const [link] = await world.sql<{ id: string }>(
      "insert into sign_in_link (user_id, issuer, subject) values ($1, 'https://bank.example', gen_random_uuid()::text) returning id",
      [owner.userId],
    )
    return { graphql: { query: 'mutation ($id: ID!) { removeSignInLink(input: { id: $id }) { id } }', variables: { id: link!.id } } }
  },
}
