import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { App } from '../app.ts'
import type { Call } from '../call.ts'
import { introspectionOf } from '../introspection/answers.ts'
import { scales, weightOfFields, weightOfRoot } from '../limits.ts'
import type { Field } from '../read/selection.ts'
import type { Viewer } from '../viewer.ts'
import { networkOf } from './peer.ts'

/** Records for which an answer has room, to the point; fields, where it tells of the schema. */
const recordsToThePoint = 100
/** Of an answer that lies here as text. */
const lettersToThePoint = 100_000
/** What a REST call answers is the product's own choice: lists within lists are seldom as long as they may be. */
const mostOfCall = 500

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

/** What calls of a REST route ask for besides, by how many records they may answer with. */
export function pricesOfRoute(name: string, { fields }: Field): (rows: number) => number {
  const ofRecord = weightOfFields(fields)
  const ofRoute = weightOfRoot(name)
  return (rows) => Math.floor((ofRoute + Math.min(rows * ofRecord, mostOfCall * recordsToThePoint)) / recordsToThePoint)
}

type Spender = Pick<Call, 'viewer' | 'address' | 'spend'>

/** What is told of the schema is paid for by everybody: out of a purse of their own, else by the account or the address. */
export function spendOfDescription(app: Pick<App, 'descriptionAllowance' | Purses>, call: Spender, points: number) {
  if (purseOf(app, call.viewer)) return call.spend(points)
  app.descriptionAllowance.spend(somebody(call), points)
}

const somebody = ({ viewer, address }: Spender) => (viewer.kind === 'account' && viewer.accountId) || networkOf(address)

/** As much as a screen full of records: somebody else is asked for us. */
const pointsOfLookUp = 20

/** A question to a register outside: it is open to everybody, and so to nobody without end. */
export function spendOfLookUp({ lookUpAllowance }: Pick<App, 'lookUpAllowance'>, call: Spender) {
  if (call.viewer.kind === 'link') return call.spend(pointsOfLookUp)
  lookUpAllowance.spend(somebody(call), 1)
}

type Purses = 'linkAllowance' | 'tokenAllowance'
type SetHeader = (name: string, value: string) => unknown

/** Whose means are counted: the link's that is shown, whoever shows it, and those of an account whose tokens are shown. */
function purseOf({ linkAllowance, tokenAllowance }: Pick<App, Purses>, viewer: Viewer) {
  if (viewer.kind === 'link') return { kind: 'link', allowance: linkAllowance, owner: viewer.linkId }
  if (viewer.kind === 'account' && viewer.tokenScope) {
    return { kind: 'token', allowance: tokenAllowance, owner: viewer.accountId ?? viewer.userId }
  }
  return undefined
}

/** And tells how much there is left, also where it does not reach. */
export function spendOfPurse(app: Pick<App, Purses>, viewer: Viewer, points: number, setHeader: SetHeader) {
  const purse = purseOf(app, viewer)
  if (!purse) return
  const { kind, allowance, owner } = purse
  setHeader('ratelimit-policy', `"${kind}";q=${allowance.size};w=${allowance.size / allowance.perSecond}`)
  const tell = (left: number) => setHeader('ratelimit', `"${kind}";r=${Math.floor(left)}`)
  try {
    tell(allowance.spend(owner, points))
  } catch (error) {
    tell(allowance.left(owner))
    throw error
  }
}
