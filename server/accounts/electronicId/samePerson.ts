import type { RoleHolder } from '#server/kernel/registers.ts'

/** Somebody who has shown who they are. */
export interface ProvenPerson {
  name: string
  /** `1970-12-31` */
  birthdate: string
}

/** As letters alone: registers write in capitals, and leave out accents and hyphens. */
const namesOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** The day of birth, the first and the last name: the same person. Less than that is for somebody to look into. */
export function likeness({ name, birthdate }: ProvenPerson, holder: RoleHolder): 'same' | 'doubtful' | 'other' {
  if (birthdate !== holder.birthdate) return 'other'
  const [one, other] = [namesOf(name), namesOf(holder.name)]
  const first = one[0] === other[0]
  const last = one.at(-1) === other.at(-1)
  if (first && last) return 'same'
  return one.some((part) => other.includes(part)) ? 'doubtful' : 'other'
}
