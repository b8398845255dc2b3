import type { FormattedExecutionResult } from 'graphql'
import type { ErrorBody } from '#schema/errors.ts'

/** As the server answers a document. */
export interface Answer extends FormattedExecutionResult {
  errors?: readonly (NonNullable<FormattedExecutionResult['errors']>[number] & { extensions?: Partial<ErrorBody> & { status?: number } })[]
}
