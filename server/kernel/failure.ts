import { GraphQLError, type GraphQLErrorOptions } from 'graphql'
import { Counter } from 'prom-client'
import type { ErrorBody } from '#schema/errors.ts'
import type { App } from './app.ts'
import type { Call } from './call.ts'
import type { AppError } from './errors.ts'

/** What was refused, by code; of the process, as all of it is told in one place. */
export const refusals = new Counter({ name: 'refusals_total', help: 'Refused calls, by code.', labelNames: ['code'], registers: [] })

type Asker = Pick<Call, 'requestId' | 'language'>

/** What a REST caller is told of a failure. What we did not foresee is logged here, and told as nothing but that. */
export function errorBody({ log, texts }: Pick<App, 'log' | 'texts'>, error: AppError, { requestId, language }: Asker): ErrorBody {
  const { code, details, status } = error
  refusals.inc({ code })
  if (status === 500 || (status > 500 && error.cause) || isOfDatabase(error.cause))
    log.error({ requestId, err: error.cause ?? error }, code)
  return { code, message: texts.of(language, error), ...(details && { details }), requestId }
}

/** A value that no column takes is its sender's fault, as a rule; where it is ours, somebody should see it. */
const isOfDatabase = (cause: unknown) => String((cause as { code?: unknown } | undefined)?.code).startsWith('22')

/** The same for a GraphQL caller. */
export function failure(app: Pick<App, 'log' | 'texts'>, error: AppError, call: Asker, at: GraphQLErrorOptions = {}): GraphQLError {
  const { code, message, details, requestId } = errorBody(app, error, call)
  return new GraphQLError(message, { ...at, extensions: { code, status: error.status, ...(details && { details }), requestId } })
}
