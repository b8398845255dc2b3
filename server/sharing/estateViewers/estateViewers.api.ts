import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import type { GoesOn, GraphqlApi } from '#server/kernel/api.ts'
import { estateViewers } from './estateViewers.operations.ts'
import { estateVisit } from './estateVisit.entity.ts'
import { keepingVisits } from './estateVisits.ts'

export const graphql: GraphqlApi = { Query: { estateViewers }, entities: [estateVisit] }

export const goesOn: readonly GoesOn[] = [keepingVisits]

export const copies: readonly Copies[] = [
  {
    ofPerson: [
      {
        name: 'visits',
        text: `select estate_id, account_id, last_at from estate_visit where account_id in ${theirAccounts} order by estate_id, account_id`,
      },
    ],
    notCopied: ['estate_visit'],
  },
]
