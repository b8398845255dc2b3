import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, put, type Route } from '#server/kernel/rest.ts'
import { profileDetails, updateProfileDetails } from './details.operations.ts'

export const graphql: GraphqlApi = { Query: { profileDetails }, Mutation: { updateProfileDetails } }

const path = '/api/private/profile/user/details'
const details =
  '{ firstName lastName email phone address { addressLine1 postalCode city } language hasIdentityNumber identityProvenAt accountType }'

export const rest: Route[] = [get(path, profileDetails, { answer: details }), put(path, updateProfileDetails, { answer: details })]
