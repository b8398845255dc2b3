import { getNamedType, type GraphQLField, isEnumType } from 'graphql'
import { thingOf } from '#server/kernel/descriptions.ts'
import type { Route } from '#server/kernel/rest.ts'
import { securityOf } from './security.ts'
import { type Described, rootField, type Shape } from './subject.ts'

/** What comes back, in words. */
export function answerTold(app: Described, { operation, status }: Route, shape: Shape): string {
  const thing = thingOf(getNamedType(rootField(app, operation).type).name)
  if (status === 201) return `What was made: the ${thing}, as it stands now.`
  if (operation.kind === 'command' || operation.kind === 'upload') return `The ${thing}, as it stands after the change.`
  if (shape === 'page') return `One page of a list of ${thing} records, and how many there are on all of them.`
  if (shape === 'list') return `Every ${thing} that whoever asks may see here; a thousand at most.`
  return `The ${thing}, as whoever asks may see it.`
}

/** Over REST what is needed of a version is said in a header, and may be left out, unless the last writer must not win. */
const versionSaid = /\b([Nn])eeds the `version` (?:that )?(?:it|the \w+) was read at/g
const inHeader = (needsVersion: boolean) => (_: string, first: string) =>
  needsVersion
    ? `${first}eeds \`If-Match\` with the version it was read at`
    : `${first === 'N' ? 'T' : 't'}akes \`If-Match\` with the version it was read at`

/** What the operation is for, in the names that this row has for its fields. */
export function purposeOf({ query, needsVersion }: Route, purpose: string): string {
  const renamed = Object.entries(query).reduce((text, [sent, name]) => text.replaceAll(`\`${name}\``, `\`${sent}\``), purpose)
  return renamed.replaceAll(versionSaid, inHeader(needsVersion)).replaceAll('`version`', '`If-Match`')
}

/** What a list holds, or what comes first there, where nothing is said of it: as the contract has it. */
export function usualTold({ query }: Route, { args }: GraphQLField<unknown, unknown>): string {
  const sent = (name: string) => Object.entries(query).find(([, field]) => field === name)?.[0] ?? name
  return args
    .flatMap(({ name, type, defaultValue }) => {
      const named = getNamedType(type)
      if (!isEnumType(named) || typeof defaultValue !== 'string') return []
      const meaning = named.getValue(defaultValue)?.description
      return [` Without \`${sent(name)}\` it is \`${defaultValue}\`${meaning ? `: ${meaning}` : '.'}`]
    })
    .join('')
}

/** Which tokens may call it, of those that were made for less than their account may. */
export function tokensTold(route: Route): string {
  const { area, keepsToEstates } = route.operation.reach
  if (!area || !securityOf(route).some((one) => 'token' in one)) return ''
  const part = area === 'open' ? 'any part' : `the part \`${area}\``
  return ` A token for ${part} may call it${keepsToEstates ? ', one for some estates too' : ', but none for some estates'}.`
}
