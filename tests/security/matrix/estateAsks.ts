import { identityNumber, saysItIsTheirs } from '#tests/support/registers/owners.ts'
import type { Asking } from './asks.ts'

/** No two of them have the same place in the land register. */
let units = 0
const newEstate = () => ({
  identityKind: 'cadastre',
  municipalityNumber: '4601',
  gnr: 900,
  bnr: ++units,
  ownershipKind: 'owned',
  addressLine1: 'Prøvelia 1',
})

/** Of estates on their way in: the registers, and what is made and claimed with them. */
export const estateAsks: Readonly<Record<string, Asking>> = {
  addresses: async () => ({
    graphql: { query: '{ addresses(searchValue: "Bjørke") { addresses { name } } }' },
    rest: { method: 'GET', url: '/api/public/address?searchValue=Bj%C3%B8rke' },
  }),
  companiesInRegister: async () => ({
    graphql: { query: '{ companiesInRegister(searchValue: "Fjo") { companies { id } } }' },
    rest: { method: 'GET', url: '/api/public/company?searchValue=Fjo' },
  }),
  propertySearchToken: async () => ({
    graphql: { query: '{ propertySearchToken { token } }' },
    rest: { method: 'GET', url: '/api/private/property-search/token' },
  }),
  propertySummary: async (world) => {
    const [{ key } = { key: '' }] = await world.sql<{ key: string }>(
      "select concat_ws('-', municipality_no, gnr, bnr) key from register_property where identity_kind = 'cadastre' order by id limit 1",
    )
    return {
      graphql: { query: 'query ($key: String!) { propertySummary(kind: cadastre, key: $key) { key } }', variables: { key } },
      rest: { method: 'GET', url: `/api/private/property-search/cadastre/${key}` },
    }
  },
  estateRegistry: async () => ({
    graphql: { query: '{ estateRegistry { isRegistered } }' },
    rest: { method: 'GET', url: '/api/private/estate-registry/estates' },
  }),
  registerInEstateRegistry: async (world, _estate, { client }) => {
    const { userId } = client as { userId?: string }
    if (userId) await world.sql('update app_user set identity_hash = null where id = $1', [userId])
    const variables = { identityNumber: identityNumber() }
    return {
      graphql: {
        query:
          'mutation ($identityNumber: String!) { registerInEstateRegistry(input: { identityNumber: $identityNumber }) { isRegistered } }',
        variables,
      },
      rest: { method: 'PUT', url: '/api/private/estate-registry/user/register', body: variables },
    }
  },
  // The register says that it is theirs as well, whoever they are: what they are to it decides about the claim.
  claimEstate: async (world, { id }, { client }) => {
    const { userId } = client as { userId?: string }
    if (userId) {
      await saysItIsTheirs(world, id, userId)
      await world.sql("update estate_owner set claim_status = 'claimedByDefault' where estate_id = $1", [id])
    }
    return {
      graphql: { query: 'mutation ($id: ID!) { claimEstate(input: { id: $id }) { claimStatus } }', variables: { id } },
      rest: { method: 'PUT', url: `/api/private/estate/claim/${id}` },
    }
  },
  claimEstateAtPlace: async (world, { id }) => {
    await world.sql("update estate_owner set claim_status = 'claimedByDefault' where estate_id = $1", [id])
    const [place] = await world.sql<object>(
      'select identity_kind "identityKind", municipality_no "municipalityNumber", gnr, bnr from estate where id = $1',
      [id],
    )
    const input = { ...place, shareNumerator: 1, shareDenominator: 2 }
    return {
      graphql: { query: 'mutation ($input: ClaimEstateAtPlaceInput!) { claimEstateAtPlace(input: $input) { id } }', variables: { input } },
      rest: { method: 'PUT', url: '/api/private/estate-registry/claims', body: input },
    }
  },
  verifyEstateIdentity: async () => {
    const input = newEstate()
    const identity = { identityKind: input.identityKind, municipalityNumber: input.municipalityNumber, gnr: input.gnr, bnr: input.bnr }
    return {
      graphql: {
        query: 'query ($input: EstateIdentityInput!) { verifyEstateIdentity(input: $input) { isAvailable } }',
        variables: { input: identity },
      },
      rest: { method: 'POST', url: '/api/private/estate/address/verify', body: identity },
    }
  },
  createEstate: async () => {
    const input = newEstate()
    return {
      graphql: { query: 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { id } }', variables: { input } },
      rest: { method: 'POST', url: '/api/private/estates/info', body: input },
    }
  },
  updateEstate: async (world, { id: estateId }) => {
    const [{ version } = { version: 0 }] = await world.sql<{ version: number }>('select version from estate where id = $1', [estateId])
    const input = { ...newEstate(), estateId, version }
    return {
      graphql: { query: 'mutation ($input: UpdateEstateInput!) { updateEstate(input: $input) { id } }', variables: { input } },
      rest: { method: 'PUT', url: `/api/private/estates/info/${estateId}`, body: input },
    }
  },
  putAwayFirstSteps: async (_, { id: estateId }) => ({
    graphql: {
      query: 'mutation ($input: PutAwayFirstStepsInput!) { putAwayFirstSteps(input: $input) { id } }',
      variables: { input: { estateId } },
    },
    rest: { method: 'DELETE', url: `/api/private/estate/${estateId}/first-steps` },
  }),
  history: async (_, { id: estateId }) => ({
    graphql: { query: 'query ($estateId: ID!) { history(estateId: $estateId) { edges { node { id } } } }', variables: { estateId } },
  }),
}
