/** As PostgreSQL writes them, in either case. */
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
/** As the database tells it, and as everything that goes by its text knows it. */
export const isPlainUuid = (value: unknown): value is string => isUuid(value) && value === value.toLowerCase()
