import { saveTechnicalInformationInput, technicalInformationInput } from '#schema/estates/technicalInformation.input.ts'
import { given } from '#server/access/given.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { command, query } from '#server/kernel/operation.ts'

export const technicalInformation = query({
  name: 'technicalInformation',
  input: technicalInformationInput,
  permission: onEstate('read', 'technical-information'),
  rows: ({ scope }) => scope.estate(),
})

const facts = [
  'heating',
  'waterSupply',
  'sewer',
  'electricity',
  'energyGrade',
  'radonMeasuredOn',
  'radonBq',
  'internet',
  'mainStopcock',
  'fuseBox',
  'waterMeter',
  'electricityMeter',
]

export const saveTechnicalInformation = command({
  name: 'saveTechnicalInformation',
  input: saveTechnicalInformationInput,
  permission: onEstate('update', 'technical-information'),
  run: ({ grant, input: { estateId: id, version, ...input } }) => grant.estate.changeAsSeen({ id, version }, given(input, facts)),
})
