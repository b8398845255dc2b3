import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { registerAnswer } from '../registers/registerAnswer.entity.ts'
import { addresses, companiesInRegister } from './suggestions.operations.ts'

export const graphql: GraphqlApi = { Query: { addresses, companiesInRegister }, entities: [registerAnswer] }

const address = '{ addresses { name addressLine1 postalCode city municipalityNumber gnr bnr fnr } }'
const company = '{ companies { id organizationNumber name address addressLine1 postalCode city } }'

export const rest: Route[] = [
  get('/api/public/address', addresses, { answer: address, refuses: ['upstream', 'tooMany'] }),
  get('/api/private/address', addresses, { answer: address, refuses: ['upstream', 'tooMany'] }),
  get('/api/public/company', companiesInRegister, { answer: company, refuses: ['upstream', 'tooMany'] }),
]
