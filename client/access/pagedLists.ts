/** Lists that are read a page at a time, and the arguments that make them another list. Pages are joined. */
export const pagedLists = {
  Query: {
    estates: ['search'],
    estateImages: ['estateId'],
    reportDocuments: ['estateId'],
    insurances: ['estateId'],
    privateDocuments: ['estateId'],
    documentSearch: ['estateId', 'search', 'kind', 'order'],
    history: ['estateId', 'recordId', 'kind', 'outcome'],
    companyUsers: ['companyId'],
    subcontractors: ['companyId'],
    licences: ['first'],
    licenceInvoices: ['first'],
    floors: ['estateId'],
    renovations: ['estateId'],
    otherDocuments: ['estateId', 'buildingId'],
  },
  Floor: { rooms: [] },
  Room: { comments: [] },
  Renovation: { pictures: ['first'] },
  Estate: { reportDocuments: ['first'], insurances: [], privateDocuments: [], buildings: [] },
} as const
