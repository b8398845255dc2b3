const isParameter = (part: string) => part.startsWith(':')
const partsOf = (path: string) => path.split('/').filter(Boolean)

interface Known<T> {
  parts: readonly string[]
  told: T
}

/** As a router chooses: the sooner a part is named, the better it fits. */
const byFit = (one: Known<unknown>, other: Known<unknown>) => {
  const at = one.parts.findIndex((part, index) => isParameter(part) !== isParameter(other.parts[index]!))
  return at === -1 ? 0 : isParameter(one.parts[at]!) ? 1 : -1
}

/** What is told of the address, among those known, that a path is found at. */
export function findsAddress<T>(addresses: Readonly<Record<string, T>>): (path: string) => T | undefined {
  const byLength = new Map<number, Known<T>[]>()
  for (const [address, fields] of Object.entries(addresses)) {
    const parts = partsOf(address)
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { parts, told: fields }].toSorted(byFit))
  }
  return (path) => {
    const parts = partsOf(path)
    const fits = (known: Known<T>) => known.parts.every((part, at) => isParameter(part) || part === parts[at])
    return byLength.get(parts.length)?.find(fits)?.told
  }
}
