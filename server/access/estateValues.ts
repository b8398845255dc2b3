import type { EntityManager } from 'typeorm'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { given } from './given.ts'

type Values = Readonly<Record<string, unknown>>

const places = ['municipalityNo', 'gnr', 'bnr', 'fnr', 'snr'] as const
const plain = [
  'ownershipKind',
  'houseType',
  'builtYear',
  'plotAreaM2',
  'addressLine1',
  'addressLine2',
  'contactName',
  'contactPhoneNumber',
  'contactEmail',
  'imageFileId',
] as const

/** The columns of what was given: of the two ways to be known, one. */
export function estateColumns(input: Values & { imageFileId?: string | null | undefined }): Values & { imageFileId?: string | null } {
  return { ...given(input, plain), ...identityColumns(input) }
}

export function identityColumns({ identityKind, municipalityNumber, gnr, bnr, fnr, snr, organizationNumber, shareNumber }: Values): Values {
  if (identityKind === 'share')
    return { identityKind, ...Object.fromEntries(places.map((place) => [place, null])), organizationNumber, shareNumber }
  return {
    identityKind,
    municipalityNo: municipalityNumber,
    gnr,
    bnr,
    fnr: fnr ?? 0,
    snr: snr ?? 0,
    organizationNumber: null,
    shareNumber: null,
  }
}

export const addEstate = (db: EntityManager, values: Values) =>
  telling(async () => {
    const { identifiers } = await db.insert(Estate, values)
    return String(identifiers[0]!['id'])
  })

interface Target {
  estateId: string
  version: number | null | undefined
  versionMustBeGiven: boolean
}

/** Changes the estate if it still is as its caller saw it. */
export async function changeEstate(db: EntityManager, { estateId, version, versionMustBeGiven }: Target, values: Values) {
  const before = (await db.findOne(Estate, { where: { id: estateId }, lock: { mode: 'pessimistic_write' } }))!
  if (!version && versionMustBeGiven) throw invalid('version', 'required')
  if (version && version !== before.version) throw new AppError('cannotHandleTheRequest', { reason: 'stale' })
  const current = before as unknown as Values
  const changed = Object.keys(values).filter((field) => values[field] !== current[field])
  await telling(() => db.update(Estate, { id: estateId }, { ...values, version: () => 'version + 1', updatedAt: () => 'now()' }))
  return { written: new Written(Estate, estateId, changed, false), before }
}

/** Two estates can't have one place in the land register: it is the register's unit that exists already, whoever owns it here. */
async function telling<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { constraint } = (error as { driverError?: { constraint?: string } }).driverError ?? {}
    if (constraint === 'estate_cadastre' || constraint === 'estate_share')
      throw new AppError('registrationEntityAlreadyExists', undefined, { cause: error })
    throw error
  }
}
