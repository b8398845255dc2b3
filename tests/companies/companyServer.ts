import { http, HttpResponse, type HttpResponseResolver } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { CompanyUserPartsFragment } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { actingAs, firmAccount } from '#tests/support/visitors.ts'

type User = CompanyUserPartsFragment
type Variables = { userId: string; input: Partial<User> & { userId: string; firstName: string; lastName: string } }

export const companyAdmin = {
  ...actingAs({ ...firmAccount, roles: ['Company.Admin'] }),
  companyId: 'moen',
  features: { companyAccountManagement: true },
}

export const user = (id: string, name: string, more: Partial<User> = {}): User => ({
  __typename: 'CompanyUser',
  id,
  name,
  email: `${id}@moen.example`,
  phone: '68050101',
  roles: ['COMPANY_LEADER'],
  isDisabled: false,
  isInvited: false,
  ...more,
})

/** Answers as the server does, out of what the test puts in; and remembers what it was asked. */
export function companyServer(users: User[]) {
  const asked: { operation: string; variables: Variables }[] = []
  const refusals = new Map<string, string>()
  const world = { users }
  const answers: Record<string, (variables: Variables) => object> = {
    CompanyUsers: () => ({
      companyUsers: {
        __typename: 'CompanyUserConnection',
        totalCount: world.users.length,
        edges: world.users.map((node) => ({ __typename: 'CompanyUserEdge', cursor: node.id, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    CompanyUser: ({ userId }) => ({ companyUser: world.users.find(({ id }) => id === userId) }),
    CreateCompanyUser: ({ input: { firstName, lastName, ...input } }) => {
      const added = user('ny', `${firstName} ${lastName}`, { email: input.email, roles: input.roles, isInvited: true })
      world.users = [...world.users, added]
      return { createCompanyUser: added }
    },
    UpdateCompanyUser: ({ input: { userId, roles, isDisabled } }) => {
      const before = world.users.find(({ id }) => id === userId)!
      const after = { ...before, ...(roles && { roles }), ...(isDisabled != null && { isDisabled }) }
      world.users = world.users.map((one) => (one === before ? after : one))
      return { updateCompanyUser: after }
    },
    InviteCompanyUserAgain: () => ({ inviteCompanyUserAgain: { __typename: 'CompanyUser', id: 'record' } }),
  }
  const answer: HttpResponseResolver = async ({ request }) => {
    const { operationName, variables } = (await request.json()) as { operationName: string; variables: Variables }
    asked.push({ operation: operationName, variables })
    const code = refusals.get(operationName)
    if (code) return HttpResponse.json({ data: null, errors: [{ message: code, extensions: { code, status: 409, requestId: 'r' } }] })
    return HttpResponse.json({ data: answers[operationName]!(variables) })
  }
  setIdentity(undefined)
  privateClient()
  network.use(http.post('/graphql', answer))
  return {
    asked,
    refuse: (operation: string, code: string) => void refusals.set(operation, code),
    calls: (operation: string) => asked.filter((call) => call.operation === operation).map(({ variables }) => variables),
  }
}
