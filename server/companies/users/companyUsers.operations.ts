import {
  companyUserInput,
  companyUsersInput,
  createCompanyUserInput,
  updateCompanyUserInput,
} from '#schema/companies/companyUsers.input.ts'
import { whenOn } from '#server/access/feature.ts'
import { onCompany } from '#server/access/onCompany.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { command, query, Written } from '#server/kernel/operation.ts'
import { inviteAgain, invitePerson } from './inviting.ts'
import { changePerson } from './people.ts'

const feature = 'companyAccountManagement'

export const companyUsers = query({
  name: 'companyUsers',
  input: companyUsersInput,
  mayBeOld: true,
  permission: whenOn(feature, onCompany('read', 'users')),
  rows: ({ scope }) => scope.users(),
})

export const companyUser = query({
  name: 'companyUser',
  input: companyUserInput,
  permission: whenOn(feature, onCompany('read', 'users')),
  rows: ({ scope, input: { userId } }) => scope.user(userId),
})

export const createCompanyUser = command({
  name: 'createCompanyUser',
  input: createCompanyUserInput,
  permission: whenOn(feature, onCompany('create', 'users')),
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  async run({ grant, input: { firstName, lastName, email, phone, roles }, call, mail }) {
    const user = { firstName, lastName, email, phone, roles }
    const id = await invitePerson(grant, { mail }, user, call.language)
    return new Written(Account, id, Object.keys(user), true)
  },
})

export const updateCompanyUser = command({
  name: 'updateCompanyUser',
  input: updateCompanyUserInput,
  permission: whenOn(feature, onCompany('update', 'users')),
  concerns: ({ input: { userId } }) => ({ recordId: userId }),
  async run({ grant, input: { userId, ...change } }) {
    return new Written(Account, userId, await changePerson(grant, userId, change), false)
  },
})

export const inviteCompanyUserAgain = command({
  name: 'inviteCompanyUserAgain',
  input: companyUserInput,
  permission: whenOn(feature, onCompany('create', 'users')),
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  async run({ grant, input: { userId }, call, mail }) {
    await inviteAgain(grant, { mail }, userId, call.language)
    return new Written(Account, userId, [], false)
  },
})
