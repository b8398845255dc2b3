import type { DeviationQuery } from '#client/generated/graphql.ts'

export type Deviation = NonNullable<DeviationQuery['deviation']>
export type ProjectOfDeviation = NonNullable<DeviationQuery['project']>
