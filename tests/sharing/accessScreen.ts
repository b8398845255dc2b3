const empty = (type: string) => ({
  __typename: `${type}Connection`,
  totalCount: 0,
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
})

/** What the screen asks for its other sections, where a test is about one of them. */
export const quietSections: Readonly<Record<string, object>> = {
  GuestInvitations: { guestInvitations: empty('GuestInvitation') },
  PublicLinks: { publicLinks: [] },
  EstateViewers: { estateViewers: { __typename: 'EstateViewers', owners: [], companies: [], tokens: [] } },
  EstateCalendarFeeds: { calendarFeeds: [] },
  EstateClaims: { estateClaims: [] },
  SupportAccesses: { supportAccesses: empty('SupportAccess') },
}
