type NamedValues = Readonly<Record<string, unknown>>

/** Of these fields those that the input has; what it leaves out stays as it was. */
export const given = (input: NamedValues, fields: readonly string[]): NamedValues =>
  Object.fromEntries(fields.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]))
