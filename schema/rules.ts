/**
 * An object's rules, known by what comes out of them alone. Whole rules are compared field by field and method by method,
 * which takes the compiler longer than everything else together.
 */
export interface Rules<Out extends object = object> {
  readonly __outputType: Out
}
