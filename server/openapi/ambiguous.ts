import type { ApiOperation } from './operations.ts'

type Paths = Record<string, Record<string, ApiOperation>>

/** Where a word may stand in the place of an id, the word goes first: it is never an id. */
export const spelledFirst = (paths: Paths): Paths =>
  Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (sortedBy(a) < sortedBy(b) ? -1 : 1)))
const sortedBy = (path: string) => path.replaceAll('{', '~')

/** Says of an address that ends with an id which words there are other addresses. */
export function withOtherWords(paths: Paths): Paths {
  const words = Map.groupBy(
    Object.keys(paths).filter((path) => !path.endsWith('}')),
    (path) => path.slice(0, path.lastIndexOf('/')),
  )
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => {
      const others = path.endsWith('}') ? words.get(path.slice(0, path.lastIndexOf('/'))) : undefined
      return [path, others ? Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, naming(one, others)])) : methods]
    }),
  )
}

const naming = (operation: ApiOperation, others: readonly string[]): ApiOperation => ({
  ...operation,
  description: operation.description.replace(
    '\n\nPermission:',
    `\n\nIn the place of the id, ${others.map((path) => `\`${path.split('/').at(-1)}\``).join(', ')} lead elsewhere.\n\nPermission:`,
  ),
})
