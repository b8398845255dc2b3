import type { Asking } from './asks.ts'

const asks =
  (query: string, at: string): Asking =>
  async () => ({
    graphql: { query },
    rest: { method: 'GET', url: `/api/private/administration${at}` },
  })

export const administrationAsks: Readonly<Record<string, Asking>> = {
  administration: asks('{ administration { userCount } }', ''),
  administeredUsers: asks('{ administeredUsers(first: 1) { totalCount } }', '/users?pageSize=1'),
  administeredLicences: asks('{ administeredLicences(first: 1) { totalCount } }', '/licences?pageSize=1'),
  sentMails: asks('{ sentMails(first: 1) { totalCount } }', '/mails?pageSize=1'),
  backgroundJobs: asks('{ backgroundJobs { hasMore } }', '/jobs'),
  auditLog: asks('{ auditLog(first: 1) { totalCount } }', '/audit?pageSize=1'),
  storageUse: asks('{ storageUse(first: 1) { totalCount } }', '/storage?pageSize=1'),
}
