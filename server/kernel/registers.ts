/** An address as the address register knows it, with the cadastral unit it stands on. */
export interface RegisteredAddress {
  /** On one line, as it is read aloud and chosen. */
  name: string
  addressLine1: string
  postalCode: string
  city: string
  municipalityNumber: string
  gnr: number
  bnr: number
  fnr: number
}

export interface RegisteredCompany {
  organizationNumber: string
  name: string
  addressLine1: string | null
  postalCode: string | null
  city: string | null
}

/** The national registers. Each refuses with `upstream` where it does not answer: whoever asks goes on by hand. */
export interface Registers {
  addresses(search: string, limit: number, cancelled: AbortSignal): Promise<readonly RegisteredAddress[]>
  companies(search: string, limit: number, cancelled: AbortSignal): Promise<readonly RegisteredCompany[]>
  /** Nothing where the number is nobody's, or was. */
  company(organizationNumber: string, cancelled: AbortSignal): Promise<RegisteredCompany | undefined>
}
