import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, get, post, type Route } from '#server/kernel/rest.ts'
import { liftRefusedSender, refusableSender, refusedSenders, refuseSender } from './refusedSenders.operations.ts'
import { senderRefusal } from './senderRefusal.entity.ts'

export const graphql: GraphqlApi = {
  Query: { refusedSenders, refusableSender },
  Mutation: { refuseSender, liftRefusedSender },
  entities: [senderRefusal],
}

const own = '/api/private/profile/user/refused-senders'
const byKey = '/api/public/refused-sender/:senderKey'
const answer = '{ name isRefused }'

export const rest: Route[] = [
  get(own, refusedSenders, { answer: '{ id name createdAt }' }),
  del(`${own}/:refusalId`, liftRefusedSender),
  get(byKey, refusableSender, { answer: answer, refuses: ['entityNotFound', 'tooMany'] }),
  post(byKey, refuseSender, { answer: answer, refuses: ['entityNotFound', 'tooMany'] }),
]
