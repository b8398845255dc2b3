interface ReadPage<R> {
  edges: readonly { node: R }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/**
 * A record of a list that is shown page by page, as it is now: where it stood, else from the start. Only when the whole list
 * has been read it is certain that somebody has deleted it.
 */
export async function amongPages<R extends { id: string }>(
  id: string,
  readPage: (after: string | undefined) => Promise<ReadPage<R> | null | undefined>,
  stoodAfter?: string,
): Promise<R | undefined> {
  const inPage = (page: ReadPage<R> | null | undefined) => page?.edges.find(({ node }) => node.id === id)?.node
  if (stoodAfter) {
    const record = inPage(await readPage(stoodAfter))
    if (record) return record
  }
  let after: string | undefined
  do {
    const page = await readPage(after)
    const record = inPage(page)
    if (record) return record
    after = (page?.pageInfo.hasNextPage && page.pageInfo.endCursor) || undefined
  } while (after)
  return undefined
}
