import {
  DELETE,
  DELIVERIES,
  documentOf,
  letter,
  MAILBOX,
  mailboxOf,
  MAILBOXES,
  MOVE,
  PLACE,
  SEE,
  SEE_ALL,
  SEND,
  UPDATES,
} from '#tests/mailbox/sending.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

/** A document that has arrived, whether or not any can be sent. */
async function sentTo(world: World, estate: TestEstate) {
  const { id: companyId } = await world.company()
  const fileId = await estate.owner.upload()
  await world.sql("update file set is_temporary = false, expires_at = null, estate_id = $2, section = 'mailbox' where id = $1", [
    fileId,
    estate.id,
  ])
  await world.sql('insert into mailbox (estate_id, company_id) values ($1, $2)', [estate.id, companyId])
  const [document] = await world.sql<{ id: string }>(
    `with said as (insert into mailbox_message (estate_id, company_id, subject) values ($1, $2, 'Nytt bad') returning id)
      insert into mailbox_document (estate_id, company_id, message_id, custom_name, file_id) select $1, $2, id, 'Garanti', $3 from said returning id`,
    [estate.id, companyId, fileId],
  )
  return { companyId, documentId: document!.id }
}

export const mailboxAsks: Readonly<Record<string, Asking>> = {
  mailboxes: async (_, estate) => ({
    graphql: { query: MAILBOXES, variables: { estateId: estate.id } },
    rest: { method: 'GET', url: mailboxOf(estate) },
  }),
  mailbox: async (world, estate) => {
    const { companyId } = await sentTo(world, estate)
    return { graphql: { query: MAILBOX, variables: { estateId: estate.id, companyId } } }
  },
  mailboxDocuments: async (world, estate) => {
    const { companyId } = await sentTo(world, estate)
    const query = 'query ($estateId: ID!, $companyId: ID!) { mailboxDocuments(estateId: $estateId, companyId: $companyId) { totalCount } }'
    return {
      graphql: { query, variables: { estateId: estate.id, companyId } },
      rest: { method: 'GET', url: mailboxOf(estate, companyId) },
    }
  },
  estateUpdates: async () => ({ graphql: { query: UPDATES }, rest: { method: 'GET', url: '/api/private/estates/updates' } }),
  seeMailboxDocument: async (world, estate) => {
    const { documentId } = await sentTo(world, estate)
    return {
      graphql: { query: SEE, variables: { estateId: estate.id, documentId } },
      rest: { method: 'PUT', url: documentOf(estate, documentId) },
    }
  },
  seeMailbox: async (world, estate) => {
    const { companyId } = await sentTo(world, estate)
    return { graphql: { query: SEE_ALL, variables: { estateId: estate.id, companyId } } }
  },
  moveMailboxDocument: async (world, estate) => {
    const { documentId } = await sentTo(world, estate)
    const values = { to: 'privateDocument', customName: 'Samsvarserklæring' }
    return {
      graphql: { query: MOVE, variables: { input: { estateId: estate.id, documentId, ...values } } },
      rest: { method: 'POST', url: `${documentOf(estate, documentId)}/move`, body: values },
    }
  },
  deleteMailboxDocument: async (world, estate) => {
    const { documentId } = await sentTo(world, estate)
    return {
      graphql: { query: DELETE, variables: { estateId: estate.id, documentId } },
      rest: { method: 'DELETE', url: documentOf(estate, documentId) },
    }
  },
  deliveryPlace: async (world, { id }) => {
    const [place] = await world.sql<{ key: string }>(
      "select concat_ws('-', municipality_no, gnr, bnr, fnr, snr) key from estate where id = $1",
      [id],
    )
    const variables = { kind: 'cadastre', key: place!.key }
    return {
      graphql: { query: PLACE, variables },
      rest: { method: 'GET', url: `/api/private/mailbox/place/${variables.kind}/${variables.key}` },
    }
  },
  deliveries: async () => ({ graphql: { query: DELIVERIES }, rest: { method: 'GET', url: '/api/private/mailbox' } }),
  uploadMailboxDocument: async (_, { id }) => ({
    sendsFile: true,
    rest: { method: 'POST', url: `/api/private/mailbox/document?estateId=${id}` },
  }),
  sendDocuments: async (_, estate, { client }) => {
    const hasUploads = Boolean((client as { accountId?: string | null }).accountId)
    const input = await letter(hasUploads ? client : estate.owner, estate)
    return { graphql: { query: SEND, variables: { input } }, rest: { method: 'POST', url: '/api/private/mailbox', body: input } }
  },
}
