import { Kind, OperationTypeNode, parse } from 'graphql'

const longest = 2000

/** Whether a GraphQL request does nothing but sign somebody in. */
export function signsIn(body: unknown): boolean {
  const { query } = (body ?? {}) as { query?: unknown }
  if (typeof query !== 'string' || query.length > longest || !/\blogin\b/.test(query)) return false
  try {
    const [operation, ...others] = parse(query, { noLocation: true, maxTokens: longest }).definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== OperationTypeNode.MUTATION || others.length) return false
    const [field, ...more] = operation.selectionSet.selections
    return field?.kind === Kind.FIELD && field.name.value === 'login' && !more.length
  } catch {
    return false
  }
}
