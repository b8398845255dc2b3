import { pdfText } from '#tests/support/pdfText.ts'
import { saysPartIsTheirs } from '#tests/support/registers/owners.ts'
import { createWorld, type TestEstate, type World } from '#tests/support/world/world.ts'

export const claimPath = (estateId: string) => `/api/private/estate/claim/${estateId}`
export const CLAIMS = `query ($estateId: ID!) { estateClaims(estateId: $estateId) {
  id name evidence identityKind shareNumerator shareDenominator isOwn sharesAfter { name numeratorBefore denominatorBefore numerator denominator } } }`
export const answer = (verb: 'approveClaim' | 'denyClaim') =>
  `mutation ($estateId: ID!, $id: ID!) { ${verb}(input: { estateId: $estateId, id: $id }) { id state } }`
const OWN = '{ estateRegistry { claims { id estateId state evidence identityKind hasOwners letterAt codeExpiresAt triesLeft } } }'
export const WITHDRAW = 'mutation ($id: ID!) { withdrawClaim(input: { id: $id }) { id } }'
export const ENTER = 'mutation ($id: ID!, $code: String!) { enterClaimCode(input: { id: $id, code: $code }) { id } }'
export const WAITING = '{ waitingClaims { id estateId name evidence identityKind owners letterAt } }'
export const SETTLE = 'mutation ($input: SettleClaimInput!) { settleClaim(input: $input) { id } }'
export const LETTER = 'mutation ($id: ID!) { writeClaimLetter(input: { id: $id }) { fileName content } }'

/** As the land register names it. */
export async function placeOf(world: World, estateId: string) {
  const [place] = await world.sql<{ gnr: number }>(
    `select identity_kind "identityKind", municipality_no "municipalityNumber", gnr, bnr, fnr, snr from estate where id = $1`,
    [estateId],
  )
  return place!
}

interface Named {
  part?: readonly [number, number]
  isProven?: boolean
}

/** A world in which people say that estates are theirs. */
export async function claiming() {
  const world = await createWorld()
  type Person = Awaited<ReturnType<typeof world.account>>
  return {
    world,
    /** Somebody whom the register names. */
    named: async (estate: { id: string }, { part, isProven }: Named = {}) => {
      const person = await world.account({ name: 'Ola Hansen' })
      await saysPartIsTheirs(world, estate.id, person, { ...(part && { part }), ...(isProven && { isProven }) })
      return person
    },
    /** Of an estate that nobody owns here. */
    unowned: async () => {
      const estate = await world.estate()
      await world.sql('delete from estate_owner where estate_id = $1', [estate.id])
      return estate
    },
    assume: ({ id }: TestEstate) => world.sql("update estate_owner set claim_status = 'claimedByDefault' where estate_id = $1", [id]),
    claimsOn: async (person: Person, estateId: string) => {
      const { data } = await person.gql(CLAIMS, { estateId })
      return data['estateClaims'] as { id: string; name: string; sharesAfter: object[] | null; isOwn: boolean }[]
    },
    ownClaim: async (person: Person) => {
      const { claims } = (await person.gql(OWN)).data['estateRegistry'] as { claims: { id: string; state: string; triesLeft: number }[] }
      return claims[0]!
    },
    shares: async (estateId: string) => {
      const rows = await world.sql<{ part: string; status: string }>(
        `select share_numerator || '/' || share_denominator part, claim_status status from estate_owner where estate_id = $1 order by created_at, id`,
        [estateId],
      )
      return rows.map(({ part, status }) => `${part} ${status}`)
    },
    total: async (estateId: string) => {
      const [sum] = await world.sql<{ total: number }>(
        'select sum(share_numerator::float8 / share_denominator) total from estate_owner where estate_id = $1',
        [estateId],
      )
      return sum!.total
    },
    mailsOf: async (person: Person) => {
      const rows = await world.sql<{ template: string }>(
        'select template from outbox_mail where to_email = (select email::text from app_user where id = $1) order by id',
        [person.userId],
      )
      return rows.map(({ template }) => template)
    },
    sees: async (person: Person, { id }: { id: string }) => (await person.get(`/api/private/estate/${id}/details`)).status,
    /** What stands in the letter. */
    codeOf: async (sysadmin: Person, id: string) => {
      const { data } = await sysadmin.gql(LETTER, { id })
      const { content } = data['writeClaimLetter'] as { content: string }
      return /[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}/.exec(pdfText(Buffer.from(content, 'base64')))![0]
    },
  }
}
