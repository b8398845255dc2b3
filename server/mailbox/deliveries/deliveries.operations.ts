import { keyOf } from '#schema/lookups/propertyKey.ts'
import {
  deliveriesInput,
  deliveryInput,
  deliveryPlaceInput,
  sendDocumentsInput,
  uploadMailboxDocumentInput,
} from '#schema/mailbox/deliveries.input.ts'
import { deliversDocuments, seesDeliveries } from '#server/access/deliveringDocuments.ts'
import { uploadsDocument } from '#server/files/uploading.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer, command, query, Written } from '#server/kernel/operation.ts'
import { registeredIdentity } from '#server/kernel/registers.ts'
import { placeOf, registeredAt } from '#server/lookups/propertySearch/places.offer.ts'
import { countSearch } from '#server/lookups/propertySearch/searches.offer.ts'
import { MailboxMessage } from '../mailboxes/mailboxMessage.entity.ts'
import { mailboxOf, send } from './sending.ts'

/** A property that the register does not know is known by the estate that is kept here. */
export const deliveryPlace = answer({
  name: 'deliveryPlace',
  input: deliveryPlaceInput,
  permission: deliversDocuments,
  async answer({ grant, input: { kind, key }, call, app }) {
    const place = placeOf(kind, key)
    // Going through the land register number by number is stopped.
    await countSearch(grant)
    const [registered, estate] = await Promise.all([
      registeredAt(app, place, call.cancelled()),
      grant.estateAt({ ...registeredIdentity({ identityKind: kind, ...place }) }),
    ])
    if (!registered && !estate) throw new AppError('entityNotFound')
    const { ownershipKind, addressLine1, addressLine2 } = estate ?? {}
    const property = registered ?? { ...place, key: keyOf(place), identityKind: kind, ownershipKind, addressLine1, addressLine2 }
    return { property, estateId: estate?.id }
  },
})

export const deliveries = query({
  name: 'deliveries',
  input: deliveriesInput,
  mayBeOld: true,
  permission: seesDeliveries,
  rows: ({ scope }) => scope.deliveries().newestFirst(),
})

/** Below their delivery, in the order they were sent. */
export const deliveredDocuments = query({
  name: 'deliveredDocuments',
  input: deliveryInput,
  mayBeOld: true,
  permission: seesDeliveries,
  rows: ({ scope, input: { deliveryId } }) => scope.documents(deliveryId).by(() => []),
})

/** It is for the mailbox of this estate, and for nothing else. */
export const uploadMailboxDocument = uploadsDocument({
  name: 'uploadMailboxDocument',
  about: uploadMailboxDocumentInput,
  permission: deliversDocuments,
  run: async ({ grant, input: { estateId, ...content } }) => (await mailboxOf(grant, estateId)).keep(content, 'mailbox'),
})

export const sendDocuments = command({
  name: 'sendDocuments',
  input: sendDocumentsInput,
  permission: deliversDocuments,
  async run({ grant, input: { estateId, ...sending }, mail }) {
    const { messageId, letters } = await send(grant, estateId, sending)
    for (const letter of letters) await mail(letter)
    return new Written(MailboxMessage, messageId, ['subject', 'documents'], true)
  },
})
