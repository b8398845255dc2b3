import { createHash } from 'node:crypto'
import { Kind, parse } from 'graphql'
import pino from 'pino'
import { createApp, type Running } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { Call } from '../../server/kernel/call.ts'
import { inputOf } from '../../server/kernel/graphql.ts'
import type { Operation } from '../../server/kernel/operation.ts'
import { planRead, planTogether } from '../../server/kernel/read/plan.ts'
import { readFields } from '../../server/kernel/read/selection.ts'
import type { Viewer } from '../../server/kernel/viewer.ts'
import type { Request } from '../operations/requests.ts'
import { serverEnvironment } from '../processes/serverEnvironment.ts'
import type { Call as SqlCall } from './backend.ts'

type Values = Readonly<Record<string, unknown>>

/** The product names a document's statements from the third time on, and until then none; here each has a name from the first. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The product in this process, listened in on: which statement does it send for a request? */
export class Product {
  readonly #running: Running
  #sent: SqlCall[] = []
  private constructor(running: Running) {
    this.#running = running
    const { app } = running
    const send = app.send
    app.send = (statement) => {
      this.#sent.push({ name: `ours ${digest(statement.text)}`, text: statement.text, values: statement.values })
      return send(statement)
    }
  }

  static async open(url: string, folder: string) {
    const config = readConfig(serverEnvironment(url, folder))
    return new Product(await createApp({ config, databaseUrl: url, log: pino({ level: 'silent' }) }))
  }

  /** Asked, whatever it sends. */
  async answer({ path, headers, body }: Request) {
    return this.#running.server.inject({ method: 'POST', url: path, headers, payload: body })
  }

  async statementsFor(request: Request): Promise<SqlCall[]> {
    this.#sent = []
    await this.answer(request)
    if (!this.#sent.length) throw new Error(`no statement was sent: ${request.body}`)
    return this.#sent
  }

  /** The same statements as they would be without a look at who asks for what. */
  async uncheckedFor(request: Request): Promise<SqlCall[]> {
    const { app } = this.#running
    const linkKey = /^\/graphql\/public\/(.+)/.exec(request.path)?.[1]
    const sessionToken = /session=(.+)/.exec(request.headers['cookie'] ?? '')?.[1]
    const viewer: Viewer = await app.viewers.find(linkKey ? { linkKey } : { sessionToken })
    const { query, variables } = JSON.parse(request.body) as { query: string; variables: Values }
    const [definition] = parse(query).definitions
    if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`no operation: ${query}`)
    const schema = linkKey ? app.publicSchema : app.schema
    const fields = readFields({ schema, fragments: {}, variables }, schema.getQueryType()!, [definition.selectionSet])
    const inputs = fields.map((field) => inputOf(field, { viewer } as Call, variables))
    const givens = inputs.map((input) => new Set(Object.keys(input).filter((name) => input[name] != null)))
    const reads = fields.map((field, i) => (before: number) => {
      const operation = withoutGate(app.operations.get(`Query.${field.name}`)!)
      return planRead({ ...app.planning, guards: {} }, operation, field, viewer.kind, givens[i]!, 'field', before)
    })
    const { text, values } = planTogether(reads)
    const name = `unchecked ${request.operation} ${givens.map((given) => [...given].join()).join(' ')}`
    return [{ name, text, values: values(inputs.map((input) => ({ viewer, input, variables }))) }]
  }

  close = () => this.#running.close()
}

const withoutGate = (operation: Operation): Operation =>
  Object.create(operation, {
    describe: { value: (...asked: Parameters<Operation['describe']>) => ({ rows: operation.describe(...asked).rows.knowing({}) }) },
  }) as Operation
