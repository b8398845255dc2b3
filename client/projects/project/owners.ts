import type { ProjectOverview } from './projectOverview.ts'

type OfOwners = Pick<ProjectOverview, 'customer' | 'owners' | 'invitedOwner' | 'participants'>

/** Those who own the house, or are asked whether they do, beside whoever stands there for another reason. */
export function ownersBeside({ customer, owners, invitedOwner, participants }: OfOwners) {
  const named = new Set(participants?.filter(({ role }) => role === 'Owner').map(({ accountId }) => accountId))
  const unnamed = (owners ?? []).filter(({ accountId }) => !named.has(accountId))
  const isCustomer = ({ accountId }: { accountId: string }) => accountId === customer?.accountId
  const invited = !owners?.length && invitedOwner?.state === 'INVITED' ? `${invitedOwner.firstName} ${invitedOwner.lastName}` : undefined
  const customerIsAsked = invited !== undefined && invited === customer?.name
  return {
    customerOwns: unnamed.some(isCustomer),
    customerIsAsked,
    others: [
      ...unnamed.filter((owner) => !isCustomer(owner)).map(({ accountId, name }) => ({ key: accountId, name, isAsked: false })),
      ...(invited && !customerIsAsked ? [{ key: 'asked', name: invited, isAsked: true }] : []),
    ],
  }
}
