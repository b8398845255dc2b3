import type { IsFor } from './own.ts'

/** Those who look after the whole system. */
export const isSystemAdmin: IsFor = ({ roles }) => roles.includes('System.Admin')
/** Everybody, where the part is switched on. */
export const withFeature =
  (feature: string): IsFor =>
  ({ features }) =>
    features[feature] === true
