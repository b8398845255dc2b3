import type { Headers } from './headers.ts'
import type { JsonSchema } from './jsonSchema.ts'

export interface Reference {
  $ref: string
}

export interface Response {
  description: string
  headers?: Headers
  content: { 'application/json': { schema: JsonSchema }; 'text/html'?: { schema: JsonSchema } }
}

/** What is told once and referred to. */
export class Components {
  readonly schemas = new Map<string, JsonSchema>()
  readonly responses = new Map<string, Response>()

  /** A second selection of the same type has a number behind its name. */
  refer(name: string, schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema)
    for (let number = 1; ; number++) {
      const numbered = number === 1 ? name : `${name}${number}`
      const known = this.schemas.get(numbered)
      if (!known) this.schemas.set(numbered, schema)
      if (!known || JSON.stringify(known) === text) return { $ref: `#/components/schemas/${numbered}` }
    }
  }

  respond(name: string, response: Response): Reference {
    this.responses.set(name, response)
    return { $ref: `#/components/responses/${name}` }
  }
}
