import type { TechnicalFactsFragment } from '#client/generated/graphql.ts'
import { technicalInformationForm } from '#schema/estates/technicalInformation.input.ts'
import { whereThingsAre } from './whereThingsAre.ts'

export const factsRules = technicalInformationForm

export const factNames = [
  'heating',
  'electricity',
  'waterSupply',
  'sewer',
  'energyGrade',
  'radonBq',
  'radonMeasuredOn',
  'internet',
  ...whereThingsAre,
] as const
/** What stands in the form: everything as it is typed. */
export type FactsValues = Record<(typeof factNames)[number], string> & { version: number }

export const factsOf = (facts: TechnicalFactsFragment) =>
  ({
    ...Object.fromEntries(factNames.map((name) => [name, facts[name] == null ? '' : String(facts[name])])),
    version: facts.version,
  }) as FactsValues

export const inputOf = ({ version, ...values }: FactsValues) => ({ version, ...factsRules.cast(values, { stripUnknown: true }) })
export type FactsInput = ReturnType<typeof inputOf>
