import type { GraphQLNamedType } from 'graphql'
import type { DataSource } from 'typeorm'
import { auditColumns } from '../audit.ts'
import { inputFields } from '../input.ts'
import type { Operation } from '../operation.ts'
import { planAtOnce } from './atOnce.ts'
import type { Planning } from './plan.ts'
import type { Field } from './selection.ts'

const bare = { nodes: [], list: false, args: {} } as const
const answering = (type: GraphQLNamedType): Field => ({
  ...bare,
  key: 'answer',
  name: 'answer',
  type,
  fields: [{ ...bare, key: 'id', name: 'id', fields: [] }],
})

/** What is written at once is prepared, with all that can be given and with nothing: nothing is run. Returns what PostgreSQL does not understand. */
export async function problemsAtOnce(
  planning: Planning,
  operations: Iterable<Operation>,
  answerOf: (operation: Operation) => GraphQLNamedType | undefined,
  source: DataSource,
): Promise<string[]> {
  const cases = [...operations]
    .filter(({ writes }) => writes)
    .flatMap((operation) =>
      [inputFields(operation), []].flatMap((given) => [false, true].map((asNew) => ({ operation, given: new Set(given), asNew }))),
    )
    .filter(({ operation: { writes }, given, asNew }) => (asNew ? !writes!.isThere : writes!.isThere || given.has(writes!.id ?? '')))
  const runner = source.createQueryRunner()
  const problems: string[] = []
  try {
    for (const { operation, given, asNew } of cases) {
      const { text } = planAtOnce(planning, {
        operation,
        field: answering(answerOf(operation)!),
        viewer: 'account',
        given,
        sent: given,
        audit: auditColumns(operation),
        shape: 'field',
        form: { asNew },
      })
      await runner.query(`prepare written_at_once as ${text}`).then(
        () => runner.query('deallocate written_at_once'),
        (error: Error) => problems.push(`${operation.name}, written at once: ${error.message}`),
      )
    }
  } finally {
    await runner.release()
  }
  return problems
}
