import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { SupportAccess, supportAccess } from './supportAccess.entity.ts'
import {
  closeSupportAccess,
  endSupportAccess,
  openSupportAccess,
  openSupportAccesses,
  supportAccesses,
  supportEstates,
} from './supportAccess.operations.ts'

export const graphql: GraphqlApi = {
  Query: { supportEstates, openSupportAccesses, supportAccesses },
  Mutation: { openSupportAccess, closeSupportAccess, endSupportAccess },
  names: { SupportAccess },
  entities: [supportAccess],
  types: {
    SupportAccess: {
      actorName: computed<SupportAccess>(({ user }) => (user as unknown as { name: never }).name),
    },
  },
}

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'support_access', section: 'access-management' }] }]
