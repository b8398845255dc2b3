import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { App } from '../app.ts'
import type { Call } from '../call.ts'
import { scales } from '../limits.ts'
import type { Viewer } from '../viewer.ts'
import { networkOf } from './peer.ts'

/** Records for which an answer has room, to the point. */
const recordsToThePoint = 100
/** A description of the schema is long, however short the question. */
const pointsOfDescription = 200

const prices = new WeakMap<OperationDefinitionNode, number>()

/** What a document asks for, in points: nothing beyond the request itself while it is small. */
export function priceOf(schema: GraphQLSchema, operation: OperationDefinitionNode, document: DocumentNode): number {
  let price = prices.get(operation)
  if (price === undefined) {
    const { nodes, describing } = scales(schema, document)(operation)
    price = Math.floor(nodes / recordsToThePoint) + describing * pointsOfDescription
    prices.set(operation, price)
  }
  return price
}

/** As much as a screen full of records: somebody else is asked for us. */
const pointsOfLookUp = 20

/** A question to a register outside: it is open to everybody, and so to nobody without end. */
export function spendOfLookUp(
  { lookUpAllowance }: Pick<App, 'lookUpAllowance'>,
  { viewer, address, spend }: Pick<Call, 'viewer' | 'address' | 'spend'>,
) {
  if (viewer.kind === 'link') return spend(pointsOfLookUp)
  lookUpAllowance.spend((viewer.kind === 'account' && viewer.accountId) || networkOf(address), 1)
}

type SetHeader = (name: string, value: string) => unknown

/** Of the link that is shown, whoever shows it; and tells how much there is left. */
export function spendOfLink({ linkAllowance }: Pick<App, 'linkAllowance'>, viewer: Viewer, points: number, setHeader: SetHeader) {
  if (viewer.kind !== 'link') return
  const left = linkAllowance.spend(viewer.linkId, points)
  setHeader('ratelimit-policy', `"link";q=${linkAllowance.size};w=${linkAllowance.size / linkAllowance.perSecond}`)
  setHeader('ratelimit', `"link";r=${Math.floor(left)}`)
}
