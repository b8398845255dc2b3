/** The fields that somebody has written in since the form was opened. */
export const writtenIn = <Values extends object>(typed: Values, opened: Values) =>
  (Object.keys(opened) as (keyof Values)[]).filter((field) => typed[field] !== opened[field])

/** What was typed stays; what was left as it was becomes what it is now. */
export const ontoNewest = <Values extends object>(typed: Values, opened: Values, newest: Values): Values => ({
  ...newest,
  ...Object.fromEntries(writtenIn(typed, opened).map((field) => [field, typed[field]])),
})
