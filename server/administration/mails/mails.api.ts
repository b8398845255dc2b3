import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { OutboxMail } from '#server/mail/outboxMail.entity.ts'
import { sentMails } from './mails.operations.ts'
import { stateOf } from './mailState.ts'

export const graphql: GraphqlApi = {
  Query: { sentMails },
  names: { SentMail: OutboxMail },
  types: { SentMail: { kind: computed<OutboxMail>(({ template }) => template), state: computed<OutboxMail>(stateOf) } },
}

const answer = '{ id toEmail kind language state attempts failure createdAt sentAt }'

export const rest: Route[] = [
  get('/api/private/administration/mails', sentMails, { answer, shape: 'page', query: { searchQuery: 'search' } }),
]
