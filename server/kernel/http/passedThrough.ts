import type { TextAnswer } from '../graphql.ts'

/** JSON text on its way to the socket, untouched. */
export class PassedThrough {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer in the form of a GraphQL result. */
export const passedThrough = ({ text, errors }: TextAnswer) => ({
  data: new PassedThrough(text),
  ...(errors && { errors: errors.map((error) => error.toJSON()) }),
})

/** A GraphQL result as JSON; what went wrong is told first. */
export function resultText({ errors, data, extensions }: { errors?: unknown; data?: unknown; extensions?: unknown }): string {
  if (!(data instanceof PassedThrough)) return JSON.stringify({ errors, data, extensions })
  const others = errors || extensions ? JSON.stringify({ errors, extensions }).slice(1, -1) : ''
  return `{${others ? `${others},` : ''}"data":${data.text}}`
}
