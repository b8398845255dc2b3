/** What stops a start: one line for the person at the keyboard, without the value, which may be a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Environment = Record<string, string | undefined>

/** An empty value counts as unset, since compose files and shells hand on empty ones. */
export const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

export function refuse(name: string, expected: string): never {
  throw new ConfigError(`${name} must be ${expected}.`)
}

export function port(env: Environment, name: string, fallback: number): number {
  const value = given(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  return /^\d+$/.test(value) && number <= 65_535 ? number : refuse(name, 'a port number from 0 to 65535')
}

/** In bytes. */
export function gigabytes(env: Environment, name: string, fallback: number): number {
  const number = Number(given(env, name) ?? fallback)
  return number > 0 && number <= 1_000_000 ? Math.round(number * 1024 ** 3) : refuse(name, 'a number of gigabytes, like 50')
}

/** In milliseconds. */
export function seconds(env: Environment, name: string, fallback: number): number {
  const number = Number(given(env, name) ?? fallback)
  return number >= 0 && number <= 300 ? Math.round(number * 1000) : refuse(name, 'a number of seconds, like 50')
}

export function choice<T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const value = given(env, name)
  if (value === undefined) return fallback
  return choices.find((each) => each === value) ?? refuse(name, `one of ${choices.join(', ')}`)
}

export function url(env: Environment, name: string, protocols: readonly string[], example: string): URL | undefined {
  const value = given(env, name)
  if (value === undefined) return undefined
  const parsed = URL.parse(value)
  const fits = parsed && protocols.includes(parsed.protocol) && parsed.hostname !== ''
  return fits ? parsed : refuse(name, `an address like ${example}`)
}
