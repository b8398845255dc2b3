import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** Where only programs call: an unknown address is told as JSON, never as a page. */
const ofPrograms = /^\/(api|graphql|files|assets|site|explorer|dev|livez|healthz|readyz|metrics)(\/|$)/
/** Hidden files and files of other products are none of our screens. */
const isFile = (path: string) => /\/\.|\.[^/]*$/.test(path)

/** Whether the application itself may know a screen of this address. */
export const isScreen = (path: string) => !ofPrograms.test(path) && !isFile(path)

export const everyScreen = '/*'
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!.replace(/(?<=.)\/$/, '')
const pattern = (template: string) => new RegExp(`^${template.replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`)

/** What is served where, so that a wrong method can be told from a wrong address. */
export class Addresses {
  readonly #methods = new Map<string, Set<string>>()
  #patterns: readonly (readonly [RegExp, Set<string>])[] | undefined

  add(method: string | readonly string[], template: string) {
    const methods = this.#methods.get(template) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    this.#methods.set(template, methods)
    this.#patterns = undefined
  }

  methodsAt(path: string): string[] {
    this.#patterns ??= [...this.#methods]
      .filter(([template]) => template !== everyScreen)
      .map(([template, methods]) => [pattern(template), methods] as const)
    const allowed = this.#patterns.filter(([at]) => at.test(path)).flatMap(([, methods]) => [...methods])
    return allowed.length || !isScreen(path) ? [...new Set(allowed)].sort() : ['GET', 'HEAD']
  }
}

export interface Unserved {
  error: AppError
  allow: string | undefined
}

/** Why a request is not served: nothing is there, or not by this method. */
export function unserved(addresses: Addresses, request: FastifyRequest): Unserved {
  const methods = addresses.methodsAt(pathOf(request))
  if (!methods.length || methods.includes(request.method)) return { error: new AppError('entityNotFound'), allow: undefined }
  return { error: new AppError('badRequest', { reason: 'method' }), allow: methods.join(', ') }
}

export function collectAddresses(http: FastifyInstance): Addresses {
  const addresses = new Addresses()
  http.addHook('onRoute', ({ method, url }) => addresses.add(method, url))
  return addresses
}
