import type { ProjectOverview } from './projectOverview.ts'

type OfOwners = Pick<ProjectOverview, 'customer' | 'owners' | 'invitedOwner' | 'participants'>

/** Those who own the house, or are asked whether they do, beside whoever stands there for another reason. */
export function ownersBeside({ customer, owners, invitedOwner, participants }: OfOwners) {
  const named = new Set(participants?.filter(({ role }) => role === 'Owner').map(({ accountId }) => accountId))
  const unnamed = (owners ?? []).filter(({ accountId }) => !named.has(accountId))
  const isCustomer = ({ accountId }: { accountId: string }) => accountId === customer?.accountId
  const asked = !owners?.length && invitedOwner?.state === 'INVITED' ? `${invitedOwner.firstName} ${invitedOwner.lastName}` : undefined
  const customerIsAsked = asked !== undefined && asked === customer?.name
  return {
    customerOwns: unnamed.some(isCustomer),
    customerIsAsked,
    others: [
      ...unnamed.filter((owner) => !isCustomer(owner)).map(({ accountId, name }) => ({ key: accountId, name, isAsked: false })),
      ...(asked && !customerIsAsked ? [{ key: 'asked', name: asked, isAsked: true }] : []),
    ],
  }
}
