import { isIdentityNumber } from '#schema/accounts/identityNumber.ts'
import type { World } from '#tests/support/world/world.ts'

/** Of people who have been dead for long: born in the 1890s, so that the number is nobody's who might mind. */
let born = 0
export function identityNumber() {
  for (;;) {
    const day = `${String(1 + (born % 28)).padStart(2, '0')}${String(1 + (Math.trunc(born / 28) % 12)).padStart(2, '0')}${90 + (Math.trunc(born / 336) % 10)}`
    const individual = 500 + (Math.trunc(born / 3360) % 250)
    born++
    const digits = `${day}${individual}`
    for (let proof = 0; proof < 100; proof++) {
      const candidate = `${digits}${String(proof).padStart(2, '0')}`
      if (isIdentityNumber(candidate)) return candidate
    }
  }
}

/** The land register says that the estate is the user's, and the user knows. */
export const saysItIsTheirs = (world: World, estateId: string, userId: string) =>
  world.sql(
    `insert into estate_registry_entry (user_id, identity_kind, municipality_no, gnr, bnr, fnr, snr, organization_number, share_number, ownership_kind, address_line1)
      select $2, identity_kind, municipality_no, gnr, bnr, fnr, snr, organization_number, share_number, ownership_kind, address_line1 from estate where id = $1`,
    [estateId, userId],
  )

/** The same, of an estate that the register gives a part of, by a number that the user has proven or only typed. */
export async function saysPartIsTheirs(
  world: World,
  estateId: string,
  person: { userId: string },
  { part: [numerator, denominator] = [1, 1], isProven = false }: { part?: readonly [number, number]; isProven?: boolean } = {},
) {
  await saysItIsTheirs(world, estateId, person.userId)
  await world.sql('update estate_registry_entry set share_numerator = $2, share_denominator = $3, is_proven = $4 where user_id = $1', [
    person.userId,
    numerator,
    denominator,
    isProven,
  ])
}

/** As if a provider had told it. */
export const proves = (world: World, person: { userId: string }, number: string) =>
  world.sql('update app_user set identity_hash = $2, identity_proven_at = now() where id = $1', [
    person.userId,
    world.app.identityNumbers.recognise(number),
  ])
