import type { GraphqlApi, Routes } from '#server/kernel/api.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { chooseMail, chooseMailByToken, mailChoices } from './mailChoices.operations.ts'
import { mailRefusal } from './mailRefusal.entity.ts'
import { unsubscribeRoute } from './unsubscribeRoute.ts'

export const graphql: GraphqlApi = { Query: { mailChoices }, Mutation: { chooseMail, chooseMailByToken }, entities: [mailRefusal] }

const choice = '{ kind isOn }'

export const rest: Route[] = [
  get('/api/private/profile/user/mail-choices', mailChoices, { answer: choice }),
  put('/api/private/profile/user/mail-choices', chooseMail, { answer: choice }),
  post('/api/public/profile/user/mail-choices', chooseMailByToken, { answer: choice, refuses: ['entityNotFound'] }),
]

export const routes: readonly Routes[] = [unsubscribeRoute]
