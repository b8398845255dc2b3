import { invalid } from '../errors.ts'

type End = string | number | null | undefined

/** A range holds as a whole: whoever sends one end of it is held to the other as it stands. The end that was sent is named. */
export function refuseReversed<Field extends string>(
  [from, to]: readonly [Field, Field],
  sent: { readonly [F in Field]?: End },
  before: { readonly [F in Field]: End },
) {
  const end = (field: Field) => (sent[field] === undefined ? before[field] : sent[field])
  const [first, last] = [end(from), end(to)]
  if (first != null && last != null && last < first) throw invalid(sent[to] == null ? from : to, 'notValid')
}
