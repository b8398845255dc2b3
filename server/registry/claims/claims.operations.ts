import {
  askClaimantInput,
  askElectronicIdInput,
  claimCodeInput,
  claimEstateAtPlaceInput,
  estateClaimInput,
  estateClaimsInput,
  ownClaimInput,
  settleClaimInput,
  waitingClaimsInput,
} from '#schema/registry/claims.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { claimingAtPlace, onOwnClaim } from '#server/access/claimingEstates.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { about } from '#server/kernel/about.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer, command, Done, type Leaves } from '#server/kernel/operation.ts'
import { claimOn, claimsOn } from './answering.ts'
import { askWho } from './askingWho.ts'
import { claimEstateOf } from './claiming.ts'
import { compareCode } from './codes.ts'
import { claimThatWaits, claimsThatWait, codeForLetter, estateClaimed, writeLetter } from './office.ts'
import { ownClaimTo, withdraw } from './own.ts'
import { settle } from './settling.ts'

export const estateClaims = answer({
  name: 'estateClaims',
  input: estateClaimsInput,
  permission: onEstate('read', 'access-management'),
  answer: ({ grant }) => claimsOn(grant),
})

const answering = inPerson(onEstate('update', 'access-management'))

/** Whoever owns it says so themselves: nobody who was let in does it for them. */
async function answerClaim(grant: EstateGrant, id: string, isApproved: boolean, leaves: Pick<Leaves, 'mail'>) {
  const { userId, accountId } = grant.viewer
  if (grant.standing !== 'owner') throw new AppError('authorizationFailure')
  return settle(grant, id, { isApproved, as: 'owner', by: userId, giver: accountId! }, leaves)
}

export const approveClaim = command({
  name: 'approveClaim',
  input: estateClaimInput,
  permission: answering,
  run: ({ grant, input: { id }, mail }) => answerClaim(grant, id, true, { mail }),
})

export const denyClaim = command({
  name: 'denyClaim',
  input: estateClaimInput,
  permission: answering,
  run: ({ grant, input: { id }, mail }) => answerClaim(grant, id, false, { mail }),
})

export const claimEstateAtPlace = command({
  name: 'claimEstateAtPlace',
  input: claimEstateAtPlaceInput,
  permission: inPerson(claimingAtPlace),
  async run({ grant, input: { shareNumerator: numerator, shareDenominator: denominator }, mail }) {
    // What the register says of it is not asked: the claim waits, whoever it names.
    await claimEstateOf(grant, { numerator, denominator, evidence: 'none' }, { isSample: false, mail })
    const claim = await ownClaimTo(grant)
    return about({ recordId: claim.id, estateId: grant.estateId }, claim)
  },
})

export const askElectronicId = command({
  name: 'askElectronicId',
  input: askElectronicIdInput,
  permission: answering,
  async run({ grant, input: { id }, mail }) {
    if (grant.standing !== 'owner') throw new AppError('authorizationFailure')
    await askWho(grant, id, { mail })
    return about({ recordId: id }, await claimOn(grant, id))
  },
})

export const askClaimantForElectronicId = command({
  name: 'askClaimantForElectronicId',
  input: askClaimantInput,
  permission: inPerson(asSystemAdmin),
  async run({ grant, input: { id }, mail }) {
    const estate = await estateClaimed(grant, id)
    await askWho(estate, id, { mail })
    return about({ recordId: id, estateId: estate.estateId }, await claimThatWaits(grant, id))
  },
})

export const withdrawClaim = command({
  name: 'withdrawClaim',
  input: ownClaimInput,
  permission: inPerson(onOwnClaim),
  endsOwnAccess: true,
  async run({ grant, input: { id } }) {
    await withdraw(grant)
    return about({ estateId: grant.estateId }, new Done(id))
  },
})

export const enterClaimCode = command({
  name: 'enterClaimCode',
  input: claimCodeInput,
  isSecret: true,
  permission: inPerson(onOwnClaim),
  prepare: ({ grant, input: { code } }) => compareCode(grant, code),
  async run({ grant, input: { id }, mail }) {
    const settled = await settle(grant, id, { isApproved: true, as: 'letter', by: grant.viewer.userId }, { mail })
    return about({ estateId: grant.estateId }, settled)
  },
})

export const waitingClaims = answer({
  name: 'waitingClaims',
  input: waitingClaimsInput,
  permission: asSystemAdmin,
  answer: ({ grant, input: { searchValue } }) => claimsThatWait(grant, searchValue ?? ''),
})

export const settleClaim = command({
  name: 'settleClaim',
  input: settleClaimInput,
  permission: inPerson(asSystemAdmin),
  async run({ grant, input: { id, isApproved, reason }, mail }) {
    const estate = await estateClaimed(grant, id)
    const settled = await settle(estate, id, { isApproved, as: 'administrator', by: grant.viewer.userId, reason }, { mail })
    return about({ estateId: estate.estateId }, settled)
  },
})

export const writeClaimLetter = command({
  name: 'writeClaimLetter',
  input: ownClaimInput,
  isSecret: true,
  permission: inPerson(asSystemAdmin),
  prepare: codeForLetter,
  concerns: ({ input: { id } }) => ({ recordId: id }),
  run: ({ grant, input: { id }, app, prepared }) => writeLetter(grant, id, { ...prepared, publicUrl: app.config.publicUrl }),
})
