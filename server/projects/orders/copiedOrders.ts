/** An order `o` that its customer has come to know of, or asked for. */
const isTold = (o: string) => `(${o}.side = 'owner' or ${o}.released_at is not null)`
/** Of what was taken back since, the copy holds what they were sent. */
export const isAsTold = (o: string) =>
  `(${isTold(o)} and not (${o}.released_at is not null and ${o}.status in ('open', 'rejectedByPmOrSc')))`

const ofOrder = (such: string) =>
  `exists (select from project_order o where o.id = own.order_id and o.estate_id = own.estate_id and ${such})`
export const ofTold = ofOrder(isTold('o'))
export const ofAsTold = ofOrder(isAsTold('o'))
export const ofTakenBack = `exists (select from project_order o where o.id = own.id and o.estate_id = own.estate_id and ${isTold('o')} and not ${isAsTold('o')})`

/** Of orders those files that the owner knows of. */
export const filesOfOrders = `f.section = 'order' and not f.is_temporary and f.estate_id = any($5::uuid[]) and (f.id in (select a.file_id from order_approval a)
      or exists (select from order_document d join project_order o on o.id = d.order_id where d.file_id = f.id and (${isAsTold('o')}
        or exists (select from order_sent t where t.id = o.id and t.documents @> jsonb_build_array(jsonb_build_object('id', d.id))))))`
