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
  const asked = [...operations].flatMap((operation) =>
    operation.waysAtOnce.flatMap((way) => [inputFields(operation), []].map((given) => ({ operation, way, given }))),
  )
  const runner = source.createQueryRunner()
  const found: string[] = []
  try {
    for (const { operation, way, given } of asked) {
      const { text } = planAtOnce(planning, {
        way,
        operation,
        field: answering(answerOf(operation)!),
        viewer: 'account',
        given: new Set(given),
        audit: auditColumns(operation),
        shape: 'field',
      })
      await runner.query(`prepare written_at_once as ${text}`).then(
        () => runner.query('deallocate written_at_once'),
        (error: Error) => found.push(`${operation.name}, where it ${way}: ${error.message}`),
      )
    }
  } finally {
    await runner.release()
  }
  return found
}
