import type { Asking } from './asks.ts'

const asks =
  (query: string, at: string): Asking =>
  async () => ({
    graphql: { query },
    rest: { method: 'GET', url: `/api/private/administration${at}` },
  })

/** A deed about a user who is there for it alone. */
const does =
  (name: string, at: string, more: { sql?: string; input?: Readonly<Record<string, string>>; isOfAccount?: boolean } = {}): Asking =>
  async (world) => {
    const { userId, accountId } = await world.account()
    if (more.sql) await world.sql(more.sql, [userId])
    const of = more.isOfAccount ? { userId, accountId } : { userId }
    const sent = { reason: 'Brukeren har bedt om det', ...more.input }
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
    return {
      graphql: { query: `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, variables: { input: { ...of, ...sent } } },
      rest: {
        method: 'POST',
        url: `/api/private/administration/users/${userId}${more.isOfAccount ? `/accounts/${accountId}` : ''}${at}`,
        body: sent,
      },
    }
  }

export const administrationAsks: Readonly<Record<string, Asking>> = {
  administration: asks('{ administration { userCount } }', ''),
  administeredUsers: asks('{ administeredUsers(first: 1) { totalCount } }', '/users?pageSize=1'),
  userDesk: async (world) => {
    const { userId } = await world.account()
    return {
      graphql: { query: 'query ($userId: ID!) { userDesk(userId: $userId) { id } }', variables: { userId } },
      rest: { method: 'GET', url: `/api/private/administration/users/${userId}` },
    }
  },
  sendUserMail: does('sendUserMail', '/mail', { input: { mail: 'PASSWORD' } }),
  blockUser: does('blockUser', '/block'),
  unblockUser: does('unblockUser', '/unblock', { sql: 'update app_user set blocked_at = now() where id = $1' }),
  blockUserAccount: does('blockUserAccount', '/block', { isOfAccount: true }),
  unblockUserAccount: does('unblockUserAccount', '/unblock', {
    isOfAccount: true,
    sql: 'update account set blocked_at = now(), is_disabled = true where user_id = $1',
  }),
  endUserSessions: does('endUserSessions', '/sessions/end'),
  administeredLicences: asks('{ administeredLicences(first: 1) { totalCount } }', '/licences?pageSize=1'),
  sentMails: asks('{ sentMails(first: 1) { totalCount } }', '/mails?pageSize=1'),
  backgroundJobs: asks('{ backgroundJobs { hasMore } }', '/jobs'),
  operatingStatus: asks('{ operatingStatus { jobs { waitingCount } } }', '/operating'),
  backups: asks('{ backups { isNightly } }', '/backups'),
  auditArchive: asks('{ auditArchive { before } }', '/audit/archive'),
  auditLog: asks('{ auditLog(first: 1) { totalCount } }', '/audit?pageSize=1'),
  storageUse: asks('{ storageUse(first: 1) { totalCount } }', '/storage?pageSize=1'),
}
