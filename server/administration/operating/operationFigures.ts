import type { App } from '#server/kernel/app.ts'
import type { Reading } from '#server/kernel/http/readings.ts'

/** How long operations take in this process, over both transports: the address of all GraphQL is one. */
export const operationFigures = ({ times }: Pick<App, 'times'>): Reading => ({
  of: 'operations',
  metrics: {
    operation_calls: ['How often an operation was carried out.', 'operation'],
    operation_seconds: ['How long that took in all, from the permission to the answer.', 'operation'],
    operation_slow_calls: ['How often it took longer than a second.', 'operation'],
  },
  async read() {
    const all = times.all()
    const each = (value: 'calls' | 'seconds' | 'slowCalls') =>
      all.map(({ operation, [value]: count }) => ({ labels: { operation }, value: count }))
    return { operation_calls: each('calls'), operation_seconds: each('seconds'), operation_slow_calls: each('slowCalls') }
  },
})
