/** What several documents ask for. */
export const file = 'id name type size url width height'
export const pageInfo = 'pageInfo { hasNextPage endCursor }'
