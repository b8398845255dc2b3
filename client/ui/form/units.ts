/** How people write what a field counts. What is not here is written as the field has it. */
const written: Record<string, readonly string[]> = {
  'm²': ['m²', 'm2', 'm^2', 'kvm', 'kvadratmeter', 'sqm'],
  kr: ['kr', 'kr.', 'kroner', 'nok', ',-', ',–'],
  '%': ['%', 'prosent', 'pst', 'pst.', 'percent'],
  'Bq/m³': ['bq/m³', 'bq/m3', 'bq'],
}

/** `6,5 m²` in a field of square metres is `6,5`. Another unit stays where it is: it may mean another number. */
export function withoutUnit(typed: string, unit: string) {
  const spellings = (written[unit] ?? [unit.toLowerCase()]).toSorted((a, b) => b.length - a.length)
  const lengthOf = (rest: string, has: (small: string, spelling: string) => boolean) =>
    spellings.find((spelling) => has(rest.toLowerCase(), spelling))?.length ?? 0
  const head = typed.trim()
  const tail = head.slice(lengthOf(head, (small, spelling) => small.startsWith(spelling)))
  const number = tail.slice(0, tail.length - lengthOf(tail, (small, spelling) => small.endsWith(spelling))).trim()
  return /^[−-]?\d[\d\s.,]*$/.test(number) ? number : typed
}
