import type { TokenArea } from '#schema/access/tokenAreas.ts'
import type { AccessScope } from '#server/access/accessTokens.ts'
import { createdAt, entityOf, moment, table, text, texts, uuid, uuids } from '#server/kernel/table.ts'

/** What a program acts with, through a session of its own. The secret itself is not kept. */
export class AccessToken extends table('access_token', {
  sessionId: uuid,
  accountId: uuid,
  name: text,
  scope: text.as<AccessScope>(),
  areas: texts.as<TokenArea[]>().optional,
  estateIds: uuids.optional,
  lastUsedAt: moment.optional,
  createdAt,
}) {}

export const accessToken = entityOf(AccessToken)
