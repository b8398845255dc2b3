import { randomInt } from 'node:crypto'
import { codeLength, codeLetters } from '#schema/registry/claims.input.ts'
import type { ClaimGrant, Waiting } from '#server/access/claimingEstates.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { passwordMatches } from '#server/accounts/password/hashing.offer.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'

export const newCode = () => Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')
/** In two groups, as it is read aloud. */
export const writtenCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

/** Each try counts before it is compared, so that of any number at once no more learn anything than would one by one. */
const tryOnce = ofAccount(`update estate_claim set code_tries = code_tries + 1 where account_id = $1 and id = $2
  and code_hash is not null and code_expires_at > now() and code_tries < 5 returning code_hash "codeHash"`)

export async function compareCode(grant: ClaimGrant<Waiting>, code: string) {
  const [row] = await grant.query<{ codeHash: string }>(tryOnce, grant.facts.claimId)
  if (!row) throw new AppError('cannotHandleTheRequest', { reason: 'codeSpent' })
  if (!(await passwordMatches(code, row.codeHash))) throw invalid('code', 'notValid')
}
