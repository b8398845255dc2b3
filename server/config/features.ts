import { type Environment, refuse } from './variables.ts'

export const features = ['companyAccountManagement', 'taskPage', 'licenceManagement', 'projectManagement', 'maintenancePlan'] as const
export type Feature = (typeof features)[number]

const kebab = (feature: Feature) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Unset means all, empty means none. */
export function readFeatures(env: Environment): readonly Feature[] {
  if (env.FEATURES === undefined) return features
  const names = env.FEATURES.split(',').flatMap((name) => name.trim() || [])
  const kept = new Map(features.map((feature) => [kebab(feature), feature]))
  return names.map((name) => kept.get(name) ?? refuse('FEATURES', `a comma-separated list out of ${[...kept.keys()].join(', ')}`))
}
