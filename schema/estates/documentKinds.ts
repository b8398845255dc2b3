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
