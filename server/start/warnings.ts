import type { Config } from '#server/config.ts'

/** What is allowed, and hardly ever meant. */
export function warningsOf({ publicUrl, trustedProxies, providers }: Pick<Config, 'publicUrl' | 'trustedProxies' | 'providers'>): string[] {
  const warnings = []
  if (publicUrl.startsWith('https:') && !trustedProxies)
    warnings.push(
      'PUBLIC_URL is https, so a proxy stands before the product; without TRUSTED_PROXIES everybody shares its address, and the limits of one are the limits of all.',
    )
  for (const { name } of providers.filter(({ allowsSynthetic }) => allowsSynthetic))
    warnings.push(
      `The provider ${name} of OIDC_PROVIDERS may prove invented people (allowsSynthetic): whoever has a login there owns what the land register says is theirs. For trying things out only.`,
    )
  return warnings
}
