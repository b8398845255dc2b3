import type { Config } from '#server/config.ts'

/** What is allowed, and hardly ever meant. */
export function warningsOf({ publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>): string[] {
  const isBehindProxy = publicUrl.startsWith('https:')
  return isBehindProxy && !trustedProxies
    ? [
        'PUBLIC_URL is https, so a proxy stands before the product; without TRUSTED_PROXIES everybody shares its address, and the limits of one are the limits of all.',
      ]
    : []
}
