/** Lists are the same where they hold the same; a form keeps copies of what it was opened with. */
export const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item, index) => item === other[index]))

/** The fields that somebody has written in since the form was opened. */
export const writtenIn = <Values extends object>(typed: Values, opened: Values) =>
  (Object.keys(opened) as (keyof Values)[]).filter((field) => !isSame(typed[field], opened[field]))

/** What was typed stays; what was left as it was becomes what it is now. */
export const ontoNewest = <Values extends object>(typed: Values, opened: Values, newest: Values): Values => ({
  ...newest,
  ...Object.fromEntries(writtenIn(typed, opened).map((field) => [field, typed[field]])),
})

/** What would stand in a form now, from the record as it is read then; nothing where that is gone. */
export const newestAs =
  <Read, Values>(valuesOf: (read: Read) => Values, read: () => Promise<Read | null | undefined> | null | undefined) =>
  async () => {
    const latest = await read()
    return latest ? valuesOf(latest) : undefined
  }
