import { guestLevel, sharedBy, sharedUntil } from '#server/access/guesthood.ts'
import { rightsFor, rightsOn } from '#server/access/onEstate.ts'
import type { TokenEstates } from '#server/accounts/accessTokens/tokenEstates.offer.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import type { HangsOnAccount } from '#server/accounts/hangsOnAccount.offer.ts'
import type { Searchable } from '#server/accounts/search/searchable.offer.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import { insurances } from '#server/estates/insurance/insurance.operations.ts'
import { privateDocuments } from '#server/estates/privateFolder/privateFolder.operations.ts'
import { reportDocuments } from '#server/estates/reportArchive/reportArchive.operations.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through, variants } from '#server/kernel/read/mapping.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import type { WhereReached } from '#server/licences/invoices/whereReached.offer.ts'
import { ownedWith } from './departingOwners.ts'
import { ownersAre, ownersDepart } from './departingOwners.ts'
import { estate as estateEntity } from './estate.entity.ts'
import type { Estate } from './estate.entity.ts'
import { estateNamed } from './estateNamed.offer.ts'
import { type EstateOwner, estateOwner } from './estateOwner.entity.ts'
import { estate, estateOwners, estates, guestEstates } from './estates.operations.ts'
import { estatesOfTokens } from './estatesOfTokens.ts'
import { atFirstOwned } from './reachedAtEstate.ts'
import { searchesEstates } from './searchesEstates.ts'

const identity = variants('identityKind', {
  Cadastre: { when: 'cadastre', fields: { municipalityNumber: 'municipalityNo' } },
  Share: { when: 'share', fields: {} },
})

export const graphql: GraphqlApi = {
  Query: { estates, guestEstates, estate, estateOwners },
  entities: [estateEntity, estateOwner],
  types: {
    Estate: {
      identity,
      may: computed<Estate>(({ id }, viewer, rowFacts) => rightsOn(viewer, id, rowFacts)),
      canEdit: computed<Estate>(({ id }, viewer, rowFacts) => rightsFor(viewer, id, 'update', 'estate', rowFacts)),
      guestLevel: computed<Estate>(({ id }, viewer) => guestLevel(viewer, id)),
      sharedBy: computed<Estate>(({ id }, viewer) => sharedBy(viewer, id)),
      sharedUntil: computed<Estate>(({ id }, viewer) => sharedUntil(viewer, id)),
      reportDocuments: through(reportDocuments, { estateId: 'id' }),
      insurances: through(insurances, { estateId: 'id' }),
      privateDocuments: through(privateDocuments, { estateId: 'id' }),
      owners: through(estateOwners, { estateId: 'id' }),
    },
    EstateOwner: {
      name: computed<EstateOwner>(({ account }) => account.name),
    },
  },
}

const place = `addressLine1 addressLine2
  identity { ... on Cadastre { municipalityNumber gnr bnr fnr snr } ... on Share { organizationNumber shareNumber } }
  houseType builtYear image { id name type path size url }`
const summary = `estateId: id ${place} ownershipKind plotAreaM2 contactName contactPhoneNumber contactEmail may version`

export const rest: Route[] = [
  get('/api/private/estates', estates, { answer: `{ estateId: id ${place} may }`, shape: 'page', query: { searchQuery: 'search' } }),
  get('/api/private/estates/guest', guestEstates, {
    answer: `{ estateId: id ${place} may guestLevel sharedBy sharedUntil }`,
    shape: 'page',
    query: { searchQuery: 'search' },
  }),
  get('/api/private/estate/:estateId/details', estate, { answer: `{ ${summary} canEdit }` }),
  get('/api/public/:publicLinkKey/estate/:estateId/details', estate, { answer: `{ ${summary} canEdit }` }),
]

export const hangsOnAccount: readonly HangsOnAccount[] = [ownersAre]

export const departs: readonly Departs[] = [ownersDepart]

export const copies: readonly Copies[] = [
  {
    ofPerson: [
      {
        name: 'ownerships',
        text: `select estate_id, account_id, claim_status, share_numerator, share_denominator, created_at from estate_owner
      where account_id in ${theirAccounts} order by id`,
      },
    ],
    ofEstates: [{ table: 'estate', key: 'id', section: 'estate' }],
    notCopied: ['estate_owner'],
    estates: ownedWith,
  },
]

export const tokenEstates: readonly TokenEstates[] = [estatesOfTokens]

export const waits: readonly Waits[] = [{ addresses: estateNamed }]

export const whereReached: readonly WhereReached[] = [atFirstOwned]

export const searches: readonly Searchable[] = [searchesEstates]
