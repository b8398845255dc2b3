import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { Licence } from '../licences/licence.entity.ts'
import { identifierOf, invoiceOf, isRunning, nameOf } from './heldBy.ts'
import { licenceAdjustment } from './licenceAdjustment.entity.ts'
import { adjustLicence, administeredLicences, licenceHolders } from './licenceOffice.operations.ts'

export const graphql: GraphqlApi = {
  Query: { licenceHolders, administeredLicences },
  Mutation: { adjustLicence },
  entities: [licenceAdjustment],
  names: { LicenceAdjustment: null, AdministeredLicence: Licence },
  types: {
    AdministeredLicence: {
      holderName: computed<Licence>(nameOf),
      identifier: computed<Licence>(identifierOf),
      isRunning: computed<Licence>(isRunning),
      invoiceNumber: computed<Licence>(invoiceOf),
    },
  },
}

const answer = '{ id type holderName identifier validFrom validTo isRunning isTrial invoiceNumber }'

export const rest: Route[] = [
  get('/api/private/administration/licences', administeredLicences, { answer, shape: 'page', query: { searchQuery: 'search' } }),
]
