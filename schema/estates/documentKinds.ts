/** Which record keeps a document. */
export const documentKinds = [
  'report',
  'insurance',
  'privateDocument',
  'drawing',
  'otherDocument',
  'controlPoint',
  'renovation',
  'maintenance',
  'mailboxDocument',
] as const
export const documentOrders = ['best', 'newest'] as const

/** Whose report it is. */
export const reportTypes = ['otherReport', 'valueRate', 'damageReport', 'conditionReport'] as const
/** What comes first in the archive. */
export const reportOrders = ['newest', 'dated', 'oldest'] as const
