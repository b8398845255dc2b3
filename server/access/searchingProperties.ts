import type { EntityManager } from 'typeorm'
import { StaleViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import type { AccountGrant } from './accountGrant.ts'
import { ofAccount } from './heldSql.ts'
import { issueSearchToken } from './searchTokens.ts'
import { signedInAs } from './signedIn.ts'

/** More than anybody types; who goes through the register number by number is stopped. */
const mostPerMinute = 60

const count = ofAccount(`insert into property_search as s (account_id) values ($1)
  on conflict (account_id) do update set searches = case when s.started_at <= now() - interval '1 minute' then 1 else s.searches + 1 end,
    started_at = case when s.started_at <= now() - interval '1 minute' then now() else s.started_at end
  returning searches, ceil(extract(epoch from started_at + interval '1 minute' - now()))::int seconds`)

/** Counts one search of the land register, whatever becomes of it, and refuses one too many. */
export const countSearch = async (db: EntityManager, accountId: string) => refuseMany(await count.run(db, [accountId]))
/** The same for whoever has a grant. */
export const countOwnSearch = async (grant: AccountGrant) => refuseMany(await grant.query(count))

function refuseMany([used]: readonly { searches: number; seconds: number }[]) {
  if (used!.searches > mostPerMinute)
    throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: Math.max(used!.seconds, 1) })
}

/** The property search, for one account. */
export class PropertySearch {
  readonly #viewer: SignedIn & { accountId: string }
  readonly #db: EntityManager
  constructor(viewer: SignedIn & { accountId: string }, db: EntityManager) {
    this.#viewer = viewer
    this.#db = db
  }

  async token() {
    const { sessionId } = this.#viewer
    const [session]: { tokenHash: Buffer }[] = await this.#db.query('select token_hash "tokenHash" from session where id = $1', [sessionId])
    if (!session) throw new StaleViewer()
    return issueSearchToken(sessionId, session.tokenHash, Date.now())
  }

  count() {
    return countSearch(this.#db, this.#viewer.accountId)
  }
}

/** Properties are searched by those who own them, and by companies that work on them. */
export const searchingProperties: Grants<object, PropertySearch> = {
  rule: 'an account with the role Customer.Owner, or one in a company',
  opensToSearchTokens: true,
  admits: (viewer) => void searcher(viewer),
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new PropertySearch(searcher(call.viewer), db),
}

function searcher(viewer: Viewer) {
  const account = signedInAs(viewer)
  if (!account.companyId && !account.roles.includes('Customer.Owner')) throw new AppError('unauthorizedUser', { reason: 'role' })
  return account
}
