import { createEstateInput, updateEstateInput } from '#schema/estates/saveEstate.input.ts'
import { estate } from '#server/estates/estates/estates.operations.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { flatIdentity } from '#server/kernel/registers.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { accessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { createEstate, updateEstate, verifyEstateIdentity } from './saveEstate.operations.ts'

export const graphql: GraphqlApi = {
  Query: { verifyEstateIdentity },
  Mutation: { createEstate, updateEstate },
  entities: [accessLink],
}

const identity = 'identity { ... on Cadastre { municipalityNumber gnr bnr fnr snr } ... on Share { organizationNumber shareNumber } }'
const form = `{ estateId: id addressLine1 addressLine2 ${identity} ownershipKind houseType builtYear plotAreaM2
  image { id name type path size url } contactName contactPhoneNumber contactEmail version }`

export const rest: Route[] = [
  post('/api/private/estate/address/verify', verifyEstateIdentity, {
    answer: '{ isAvailable isRegistered address }',
    body: flatIdentity,
    refuses: ['role', 'tooMany', 'upstream'],
  }),
  post('/api/private/estates/info', createEstate, {
    answer: form,
    status: 201,
    body: flatIdentity,
    takes: createEstateInput,
    refuses: ['role', 'registrationEntityAlreadyExists', 'declined', 'dailyLimit', 'tooMany'],
  }),
  get('/api/private/estates/info/:estateId', estate, { answer: form }),
  put('/api/private/estates/info/:estateId', updateEstate, {
    answer: form,
    body: flatIdentity,
    takes: updateEstateInput.omit(['estateId', 'version']),
    refuses: ['registrationEntityAlreadyExists'],
  }),
]
