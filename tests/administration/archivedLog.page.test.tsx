import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const admin = { ...member, roles: ['System.Admin'] }

test.each([
  ['nb', 'Oppføringer fra før 01.03.2026 ligger i arkivet', '2026-02: 12 oppføringer'],
  ['en', 'Entries from before 01.03.2026 lie in the archive', '2026-02: 12 entries'],
] as const)('the log says where older entries lie, in %s, and hands them out', async (language, title, month) => {
  const months = [{ __typename: 'AuditArchiveMonth', month: '2026-02-01', entryCount: 12, url: '/files/audit/2026-02' }]
  const answer = {
    auditLog: {
      __typename: 'AuditLogEntryConnection',
      edges: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    auditArchive: { __typename: 'AuditArchive', before: '2026-03-01', months },
  }
  network.use(http.post('/graphql', () => HttpResponse.json({ data: answer })))
  const { user } = await openPage('/private/administration/audit', { as: admin, language })
  await user.click(await screen.findByText(title))
  expect(screen.getByRole('link', { name: month }).getAttribute('href')).toBe('/files/audit/2026-02')
})
