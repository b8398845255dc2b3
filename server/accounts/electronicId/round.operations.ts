import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { mixed, object } from 'yup'
import { startRoundInput } from '#schema/accounts/electronicId.input.ts'
import { text } from '#schema/fields.ts'
import { everyone } from '#server/access/everyone.ts'
import type { VisitorGrant } from '#server/access/visitorGrant.ts'
import { endOwn } from '#server/accounts/session/endOwn.ts'
import { startVouchedSession } from '#server/accounts/session/sessions.offer.ts'
import { about } from '#server/kernel/about.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { command } from '#server/kernel/operation.ts'
import type { Seal } from '#server/kernel/seal.ts'
import { linkUser, type Proof, proveUser, userBehind } from './links.ts'
import type { Providers } from './providers.ts'
import { openRound, type Round, type TakenRound } from './rounds.ts'
import type { ProvenPerson } from './samePerson.ts'

/** Who came back, and what they are called where they have proven it. */
export interface Met {
  userId: string
  person: ProvenPerson | undefined
}

const finishRoundInput = object({ round: mixed<TakenRound>().required(), query: text(8000) })

/** Going to a provider, and coming back: commands that no client sends, but a browser on its way. */
export const roundsBy = (providers: Providers, seal: Seal) => ({
  start: command({
    name: 'startSignInRound',
    input: startRoundInput,
    isSecret: true,
    permission: everyone('nobody is signed in before it; what it leads to is decided when they come back'),
    async prepare({ grant, input: { provider, purpose }, call }) {
      if (purpose !== 'signIn') userInPerson(grant)
      if (purpose === 'prove' && !providers.named(provider).identityNumberClaim) throw invalid('provider', 'notValid')
      await grant.throttle('provider', call.address)
      const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      return { secrets, address: await providers.addressFor(provider, secrets, { isAnew: purpose !== 'signIn' }) }
    },
    async run({ grant, input: { provider, purpose, returnTo, browser }, prepared: { secrets, address } }) {
      const userId = purpose === 'signIn' ? null : userInPerson(grant)
      await openRound(grant, seal, { provider, purpose, userId, returnTo, browser, secrets })
      return { address: address.href }
    },
  }),

  finish: command({
    name: 'signInByProvider',
    input: finishRoundInput,
    isSecret: true,
    permission: everyone('nobody is signed in before it'),
    async prepare({ input: { round, query }, app }): Promise<Proof> {
      const { issuer, subject, identityNumber, person } = await providers.recognised(round.provider, query, round.secrets)
      const isTaken = providers.named(round.provider).allowsSynthetic ? { allowsSynthetic: true } : {}
      return { issuer, subject, identityHash: identityNumber && app.identityNumbers.recognise(identityNumber, isTaken), person }
    },
    async run({ grant, input: { round }, call, prepared: proof }) {
      const userId = await settle(grant, round, proof)
      if (round.purpose === 'signIn') {
        call.session.start(await startVouchedSession(grant, userId, round.provider, call))
        await endOwn(grant)
      }
      // Whoever tells no numbers knows people by what they say of themselves.
      const met: Met = { userId, person: proof.identityHash ? proof.person : undefined }
      return about({ userId, recordId: userId }, met)
    },
  }),
})

/** Who signs in is found; who is signed in is told apart from whoever else sits there meanwhile. */
async function settle(grant: VisitorGrant, { purpose, userId: began }: Round, proof: Proof): Promise<string> {
  if (purpose === 'prove' && !proof.identityHash) throw invalid('identityNumber', 'required')
  const userId = purpose === 'signIn' ? await userBehind(grant, proof) : userInPerson(grant)
  if (purpose !== 'signIn' && userId !== began) throw new AppError('unauthenticatedUser')
  await proveUser(grant, userId, proof)
  if (purpose === 'link') await linkUser(grant, userId, proof)
  return userId
}

/** Whoever is at the keyboard; a token stands for nobody there. */
function userInPerson({ viewer }: VisitorGrant): string {
  if (viewer.kind !== 'account' || viewer.tokenScope) throw new AppError('unauthenticatedUser')
  return viewer.userId
}
