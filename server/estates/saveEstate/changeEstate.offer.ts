import type { EstateGrant } from '#server/access/estateGrant.ts'
import { given } from '#server/access/given.ts'
import { registeredIdentity } from '#server/kernel/registers.ts'
import { letGo } from '../estateFiles/choosing.ts'

type InputFields = Readonly<Record<string, unknown>>

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
export const estateColumns = (
  input: InputFields & { imageFileId?: string | null | undefined },
): InputFields & { imageFileId?: string | null } => ({
  ...given(input, plain),
  ...registeredIdentity(input),
})

/** Changes the estate itself. A new picture takes the place of the one before, or none does. */
export async function changeEstate(
  grant: EstateGrant,
  { imageFileId, ...rest }: ReturnType<typeof estateColumns>,
  version: number | null | undefined,
) {
  const before = await grant.estate.asSeen(grant.estateId, version)
  const isAnotherImage = imageFileId !== undefined && imageFileId !== before.imageFileId
  if (imageFileId && isAnotherImage) await grant.adopt([imageFileId], { field: 'imageFileId', as: 'image' })
  const written = await grant.estate.change(before, isAnotherImage ? { ...rest, imageFileId } : rest)
  if (isAnotherImage && before.imageFileId) await letGo(grant, before.imageFileId)
  return written
}
