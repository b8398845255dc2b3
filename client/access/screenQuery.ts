/** How a screen asks its own query: the route has started it already, and what fails is shown where the answer would be. */
export const screenQuery = { fetchPolicy: 'cache-first', context: { tell: false } } as const
