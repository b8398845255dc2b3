import type { Headers } from './headers.ts'
import type { JsonSchema, Reference } from './jsonSchema.ts'

export interface Response {
  description: string
  headers?: Headers
  content: { 'application/json': { schema: JsonSchema }; 'text/html'?: { schema: JsonSchema } }
}

/** What is told once and referred to. */
export class Components {
  readonly schemas = new Map<string, JsonSchema>()
  readonly responses = new Map<string, Response>()
  readonly #texts = new Map<string, string>()

  /** By the first of these names that stands for nothing else: each tells more of where it is met than the one before. */
  refer(names: readonly string[], schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema)
    const fitting = names.find((name) => this.#texts.get(name) === text) ?? names.find((name) => !this.#texts.has(name))
    if (fitting === undefined) throw new Error(`${names.join(', ')} stand for something else already`)
    if (!this.#texts.has(fitting)) {
      this.#texts.set(fitting, text)
      this.schemas.set(fitting, schema)
    }
    return { $ref: `#/components/schemas/${fitting}` }
  }

  respond(name: string, response: Response): Reference {
    this.responses.set(name, response)
    return { $ref: `#/components/responses/${name}` }
  }
}
