/** How far a firm has come with its price. */
export const quotationStatuses = ['asked', 'given', 'declined', 'taken'] as const
export type QuotationStatus = (typeof quotationStatuses)[number]

export const quotationActions = ['give', 'decline', 'takeOver'] as const
export type QuotationAction = (typeof quotationActions)[number]

/** As many firms are asked about one order. */
export const mostQuotations = 5
