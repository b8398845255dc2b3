import { nothing } from '#schema/accounts/identity.input.ts'
import { propertySummaryInput } from '#schema/lookups/propertySearch.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { searchingProperties } from '#server/access/searchingProperties.ts'
import { issueSearchToken } from '#server/access/searchTokens.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer } from '#server/kernel/operation.ts'
import { placeOf, registeredAt } from './places.offer.ts'
import { countSearch } from './searches.offer.ts'

export const propertySearchToken = answer({
  name: 'propertySearchToken',
  input: nothing,
  permission: inPerson(searchingProperties),
  answer: ({ grant }) => issueSearchToken(grant),
})

export const propertySummary = answer({
  name: 'propertySummary',
  input: propertySummaryInput,
  permission: searchingProperties,
  async answer({ grant, input: { kind, key }, call, app }) {
    const place = placeOf(kind, key)
    await countSearch(grant)
    const property = await registeredAt(app, place, call.cancelled())
    if (!property) throw new AppError('entityNotFound')
    return property
  },
})
