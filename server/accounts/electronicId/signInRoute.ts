import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { purposes } from '#schema/accounts/electronicId.input.ts'
import { caretakerOf } from '#server/access/caretaker.ts'
import { isToken, newToken } from '#server/access/sessions.ts'
import type { App } from '#server/kernel/app.ts'
import type { Call } from '#server/kernel/call.ts'
import { perform } from '#server/kernel/command.ts'
import { AppError, asAppError } from '#server/kernel/errors.ts'
import { callOf } from '#server/kernel/http/calls.ts'
import { cookieOptions, cookieReader } from '#server/kernel/http/credentials.ts'
import { checkInput } from '#server/kernel/input.ts'
import { Seal } from '#server/kernel/seal.ts'
import { proveCompany } from './proveCompany.ts'
import { Providers } from './providers.ts'
import { toLog, wordFor } from './refusals.ts'
import { returningTo, withWord } from './returning.ts'
import { type Met, roundsBy } from './round.operations.ts'
import { takeRound } from './rounds.ts'

const base = '/api/public/oidc/:name'
const cookie = 'electronic-id'
const readCookie = cookieReader(cookie)
const secondsOnTheWay = 600

type Named = FastifyRequest<{ Params: { name: string }; Querystring: Record<string, unknown> }>

/** Where a browser goes to a provider and comes back from it. Nothing is answered but where it goes next. */
export const signInRoute = (app: App) => async (http: FastifyInstance) => {
  const providers = new Providers(app.config)
  const seal = new Seal(app.config.sessionSecret, 'grunnmur sign-in round')
  const { start, finish } = roundsBy(providers, seal)
  const ofBrowser = { ...cookieOptions(app.config), path: '/api/public/oidc' }
  const browserOf = ({ headers }: FastifyRequest) => readCookie(headers) ?? ''
  const go = (reply: FastifyReply, to: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to)

  async function begin(request: Named, reply: FastifyReply) {
    const provider = providers.named(request.params.name).name
    const call = await callOf(app, request, reply)
    const returnTo = returningTo(request.query['returnTo'])
    const purpose = purposes.find((each) => each === request.query['purpose']) ?? 'signIn'
    const browser = isToken(browserOf(request)) ? browserOf(request) : newToken()
    // A foreign page may lead somebody to the sign-in page, but not further.
    if (!call.isDeliberate) return go(reply, '/login')
    reply.setCookie(cookie, browser, { ...ofBrowser, maxAge: secondsOnTheWay })
    try {
      const input = checkInput(start, { provider, purpose, returnTo, browser })
      return go(reply, await perform(app, start, input, call, async (started) => (started as { address: string }).address))
    } catch (error) {
      return go(reply, back(call, provider, purpose === 'signIn', returnTo, error))
    }
  }

  async function end(request: Named, reply: FastifyReply) {
    const provider = providers.named(request.params.name).name
    const call = await callOf(app, request, reply)
    const query = request.url.split('?', 2)[1] ?? ''
    const state = new URLSearchParams(query).get('state') ?? ''
    const round = await takeRound(caretakerOf(app), seal, { provider, state, browser: browserOf(request) })
    if (!round) return go(reply, back(call, provider, true, undefined, new AppError('entityNotFound')))
    const { purpose, returnTo } = round
    try {
      const come: { met?: Met } = {}
      await perform(app, finish, { value: { round, query }, faults: undefined }, call, async (met) => {
        come.met = met as Met
        return ''
      })
      await prove(call, come.met)
      return go(reply, purpose === 'signIn' ? returnTo : withWord(returnTo, 'done'))
    } catch (error) {
      return go(reply, back(call, provider, purpose === 'signIn', returnTo, error))
    }
  }

  /** The companies that they speak for; a register that is away is asked again when they next come. */
  async function prove(call: Call, met: Met | undefined) {
    if (!met?.person) return
    const asking = { people: caretakerOf(app), registers: app.registers, userId: met.userId, cancelled: call.cancelled() }
    await proveCompany(asking, met.person).catch((error: unknown) =>
      app.log.warn({ requestId: call.requestId, ...reasonOf(asAppError(error).cause) }, 'the company register did not tell of roles'),
    )
  }

  /** Who is not signed in starts over; who is goes on where they were, and is told. */
  function back({ requestId }: Call, provider: string, toLogin: boolean, returnTo: string | undefined, error: unknown) {
    const refusal = asAppError(error)
    app.log.warn({ requestId, ...toLog(refusal, providers.named(provider)) }, 'sign-in by a provider refused')
    return withWord(toLogin ? '/login' : (returnTo ?? '/'), wordFor(refusal), toLogin ? returnTo : undefined)
  }

  const get = { method: 'GET', exposeHeadRoute: false } as const
  http.route({ ...get, url: base, handler: begin })
  http.route({ ...get, url: `${base}/callback`, handler: end })
  http.route({
    ...get,
    url: `${base}/logout`,
    async handler(request: Named, reply) {
      const left = await providers.leaving(request.params.name).catch(() => undefined)
      return go(reply, left?.href ?? '/login')
    },
  })
}

/** The library's own code for it; what a provider wrote may tell of a person, and is not kept. */
const reasonOf = (cause: unknown) => {
  const { name, code } = (cause ?? {}) as { name?: unknown; code?: unknown }
  return { reason: [name, code].filter((part) => typeof part === 'string').join(' ') }
}
