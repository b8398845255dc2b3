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

/** Somebody whom the company register names. */
export interface RoleHolder {
  name: string
  /** `1970-12-31` */
  birthdate: string
  /** As the register calls it: `Daglig leder`. */
  role: string
}

/** The place of a property in the land register, as columns: one of the two kinds, the other's parts being null. */
export interface RegisteredIdentity {
  identityKind: 'cadastre' | 'share'
  municipalityNo: string | null
  gnr: number | null
  bnr: number | null
  fnr: number | null
  snr: number | null
  organizationNumber: string | null
  shareNumber: string | null
}

/** The place that an input names, as columns; what it leaves out of a cadastral number is nought. */
export function registeredIdentity(named: Readonly<Record<string, unknown>>): RegisteredIdentity {
  const { identityKind, municipalityNumber, gnr, bnr, fnr, snr, organizationNumber, shareNumber } = named
  const nowhere = { municipalityNo: null, gnr: null, bnr: null, fnr: null, snr: null, organizationNumber: null, shareNumber: null }
  const place =
    identityKind === 'share'
      ? { organizationNumber, shareNumber }
      : { municipalityNo: municipalityNumber, gnr, bnr, fnr: fnr ?? 0, snr: snr ?? 0 }
  return { ...nowhere, identityKind, ...place } as RegisteredIdentity
}

/** Over REST the identity may be sent as it is answered: in a part of its own, whose fields say which kind it is. */
export const flatIdentity = ({ identity: sent, ...body }: Readonly<Record<string, unknown>>) => {
  const parts = { ...(sent as Record<string, unknown> | undefined), ...body }
  return { identityKind: 'organizationNumber' in parts && parts['organizationNumber'] != null ? 'share' : 'cadastre', ...parts }
}

/** What the land register says of a property; a register that only knows whether there is one leaves the rest out. */
export interface RegisteredProperty extends RegisteredIdentity {
  ownershipKind: string
  houseType: string | null
  builtYear: number | null
  plotAreaM2: number | null
  addressLine1: string | null
  addressLine2: string | null
}

/** One of a person's properties, with the part of it that is the person's. */
export interface OwnedProperty extends RegisteredProperty {
  /** `B` lives in Norway, `D` is dead. */
  personStatus: 'B' | 'D'
  shareNumerator: number
  shareDenominator: number
}

/** The national registers. Each refuses with `upstream` where it does not answer: whoever asks goes on by hand. */
export interface Registers {
  /** Whether who owns what is made up, for whoever tries the product out. */
  readonly isSample: boolean
  /** Whether the property register tells who owns what; the open one does not. */
  readonly namesOwners: boolean
  addresses(search: string, limit: number, cancelled: AbortSignal): Promise<readonly RegisteredAddress[]>
  companies(search: string, limit: number, cancelled: AbortSignal): Promise<readonly RegisteredCompany[]>
  /**
   * Whether there may be a company with this number. False where the register says that there is none, and for a number
   * made to try things out where nothing is tried; a register that is away denies nobody.
   */
  mayBeCompany(organizationNumber: string, cancelled: AbortSignal): Promise<boolean>
  /** Nothing where the number is nobody's, or was. */
  company(organizationNumber: string, cancelled: AbortSignal): Promise<RegisteredCompany | undefined>
  /** Who speaks for a company, as the register has it today. */
  rolesIn(organizationNumber: string, cancelled: AbortSignal): Promise<readonly RoleHolder[]>
  property(identity: RegisteredIdentity, cancelled: AbortSignal): Promise<RegisteredProperty | undefined>
  /** Of the person that an identity number left this behind of. */
  propertiesOf(identityHash: Buffer): Promise<readonly OwnedProperty[]>
}
