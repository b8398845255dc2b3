/** What kind of paper a document is, where it is kept by kind. */
export const documentTypes = [
  'workingDrawing',
  'applicationDrawing',
  'detailedDrawing',
  'fdv',
  'productDocumentation',
  'otherDocumentation',
  'contract',
  'deliveryDescription',
  'constructionApplication',
  'heatLossCalculation',
  'finalReport',
  'completionCertificate',
] as const
