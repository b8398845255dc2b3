/** Lists are the same where they hold the same; a form keeps copies of what it was opened with. */
export const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item, index) => item === other[index]))

/** The fields that somebody has written in since the form was opened. */
export const writtenIn = <FieldValues extends object>(typed: FieldValues, opened: FieldValues) =>
  (Object.keys(opened) as (keyof FieldValues)[]).filter((field) => !isSame(typed[field], opened[field]))

/** What was typed stays; what was left as it was becomes what it is now. */
export const ontoNewest = <FieldValues extends object>(typed: FieldValues, opened: FieldValues, newest: FieldValues): FieldValues => ({
  ...newest,
  ...Object.fromEntries(writtenIn(typed, opened).map((field) => [field, typed[field]])),
})

/** What would stand in a form now, from the record as it is read then; nothing where that is gone. */
export const newestAs =
  <Read, FieldValues>(valuesOf: (read: Read) => FieldValues, read: () => Promise<Read | null | undefined> | null | undefined) =>
  async () => {
    const latest = await read()
    return latest ? valuesOf(latest) : undefined
  }
