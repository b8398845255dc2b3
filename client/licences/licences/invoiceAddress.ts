/** Where an invoice goes, in one line: `Solveien 14, 1170 Oslo`. */
interface Address {
  addressLine1?: string | null
  postalCode?: string | null
  city?: string | null
}

export const inOneLine = ({ addressLine1, postalCode, city }: Address) =>
  [addressLine1, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** What is written without a postcode stays as it is, in the line of the street. */
export function fromOneLine(line: string): Required<Address> {
  const [, addressLine1, postalCode, city] = /^(.*?)[\s,]+(\d{4})\s+(\S.*)$/.exec(line.trim()) ?? []
  return postalCode
    ? { addressLine1: addressLine1!.trim(), postalCode, city: city!.trim() }
    : { addressLine1: line.trim(), postalCode: '', city: '' }
}
