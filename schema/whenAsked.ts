/** What is dear to make and seldom wanted is made when it is first asked for, and kept. */
export function whenAsked<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
