import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { App } from '../app.ts'
import type { Call } from '../call.ts'
import { introspectionOf } from '../introspection/answers.ts'
import { scales } from '../limits.ts'
import type { Viewer } from '../viewer.ts'
import { networkOf } from './peer.ts'

/** Records for which an answer has room, to the point; fields, where it tells of the schema. */
const recordsToThePoint = 100
/** Of an answer that lies here as text. */
const lettersToThePoint = 100_000

interface Price {
  points: number
  /** For what is told of the schema. */
  described: number
}

/** What a document asks for, in points: nothing beyond the request itself while it is small. */
export function priceOf(schema: GraphQLSchema, operation: OperationDefinitionNode, document: DocumentNode): Price {
  const { nodes, described } = scales(schema, document)(operation)
  const kept = described ? introspectionOf(schema).lengthOfKept(operation, document) : undefined
  return {
    points: Math.floor((nodes - described) / recordsToThePoint),
    described: Math.floor(kept === undefined ? described / recordsToThePoint : kept / lettersToThePoint),
  }
}

type Spender = Pick<Call, 'viewer' | 'address' | 'spend'>

/** What is told of the schema is paid for by everybody: out of what a link has, else by the account or the address. */
export function spendOfDescription({ descriptionAllowance }: Pick<App, 'descriptionAllowance'>, call: Spender, points: number) {
  if (call.viewer.kind === 'link') return call.spend(points)
  descriptionAllowance.spend(somebody(call), points)
}

const somebody = ({ viewer, address }: Spender) => (viewer.kind === 'account' && viewer.accountId) || networkOf(address)

/** As much as a screen full of records: somebody else is asked for us. */
const pointsOfLookUp = 20

/** A question to a register outside: it is open to everybody, and so to nobody without end. */
export function spendOfLookUp({ lookUpAllowance }: Pick<App, 'lookUpAllowance'>, call: Spender) {
  if (call.viewer.kind === 'link') return call.spend(pointsOfLookUp)
  lookUpAllowance.spend(somebody(call), 1)
}

type SetHeader = (name: string, value: string) => unknown

/** Of the link that is shown, whoever shows it; and tells how much there is left. */
export function spendOfLink({ linkAllowance }: Pick<App, 'linkAllowance'>, viewer: Viewer, points: number, setHeader: SetHeader) {
  if (viewer.kind !== 'link') return
  const left = linkAllowance.spend(viewer.linkId, points)
  setHeader('ratelimit-policy', `"link";q=${linkAllowance.size};w=${linkAllowance.size / linkAllowance.perSecond}`)
  setHeader('ratelimit', `"link";r=${Math.floor(left)}`)
}
