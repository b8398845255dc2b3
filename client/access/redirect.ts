import { localPath } from '#schema/localPath.ts'

/** The way back after signing in lies in the address, so that a reload keeps it. */
const name = 'redirect'
const start = '/private/estates'

export const withRedirect = (path: string, target: string) => `${path}?${new URLSearchParams({ [name]: target })}`

/** Where to go from here: back to where the visitor came from, else to the estates. Never to another site. */
export const redirectTarget = (search: URLSearchParams) => localPath(search.get(name)) ?? start
