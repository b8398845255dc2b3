import type { Client } from '#tests/support/world/client.ts'
import type { World } from '#tests/support/world/world.ts'

export const SEND = `mutation ($input: SendDocumentsInput!) { sendDocuments(input: $input) {
  id estateId subject message senderName documents { id customName fileName seenAt } } }`
export const MAILBOX = `query ($estateId: ID!, $companyId: ID!) { mailbox(estateId: $estateId, companyId: $companyId) {
  companyId companyName unseenCount documentCount
  documents { totalCount edges { node { id customName seen movedTo file { name url } delivery { subject message senderName } } } } } }`
export const MAILBOXES = `query ($estateId: ID!, $first: Int, $after: String) { mailboxes(estateId: $estateId, first: $first, after: $after) {
  totalCount edges { node { companyId companyName unseenCount documentCount lastAt } } pageInfo { hasNextPage endCursor } } }`
export const SEE =
  'mutation ($estateId: ID!, $documentId: ID!) { seeMailboxDocument(input: { estateId: $estateId, documentId: $documentId }) { id } }'
export const SEE_ALL =
  'mutation ($estateId: ID!, $companyId: ID!) { seeMailbox(input: { estateId: $estateId, companyId: $companyId }) { unseenCount } }'
export const MOVE = `mutation ($input: MoveMailboxDocumentInput!) { moveMailboxDocument(input: $input) {
  id seen movedTo movedRecordId movedBuildingId file { id } } }`
export const DELETE =
  'mutation ($estateId: ID!, $documentId: ID!) { deleteMailboxDocument(input: { estateId: $estateId, documentId: $documentId }) { id } }'
export const UPDATES = '{ estateUpdates { totalCount edges { node { id unseenMailCount updatedAt } } } }'
export const PLACE = `query ($kind: EstateIdentityKind!, $key: String!) { deliveryPlace(kind: $kind, key: $key) {
  estateId property { key addressLine1 } } }`
export const DELIVERIES = `{ deliveries { totalCount edges { node { id estateId addressLine1 subject message senderName createdAt
  documents { id customName fileName fileSize seenAt } } } } }`

export const mailboxOf = ({ id }: { id: string }, companyId = '') => `/api/private/estate/${id}/mailbox${companyId && `/${companyId}`}`
export const documentOf = ({ id }: { id: string }, documentId: string) => `/api/private/estate/${id}/mailbox/document/${documentId}`

/** A company that may deliver documents, and two of its people. */
export async function craftsmen(world: World, { licence = 'COMPANY_PRO_PLUS', name = 'Moen Rør AS' } = {}) {
  const company = await world.company({ name })
  if (licence)
    await world.sql("insert into licence (company_id, plan, valid_to) values ($1, $2, now() + interval '1 year')", [company.id, licence])
  return { ...company, leader: await company.as('Leader'), professional: await company.as('Professional') }
}

export async function letter(sender: Client, { id: estateId }: { id: string }, names: readonly string[] = ['Samsvarserklæring']) {
  const documents = []
  for (const customName of names) documents.push({ customName, fileId: await sender.upload(`${customName}.pdf`) })
  return { estateId, subject: 'Nytt bad', message: 'Takk for oppdraget.', documents }
}

export interface Sent {
  id: string
  documents: { id: string }[]
}
/** Documents that have arrived; answers the delivery. */
export async function delivered(sender: Client, estate: { id: string }, names?: readonly string[]) {
  const { body, status, text } = await sender.post('/api/private/mailbox', await letter(sender, estate, names))
  if (status !== 201) throw new Error(`${status} ${text}`)
  return body as unknown as Sent
}
