/** What may be wrong with the maintenance of an estate. */
export const portfolioFilters = ['overdue', 'bad', 'over', 'ending'] as const
/** What estates are told in the order of: the most urgent first. */
export const portfolioOrders = ['address', 'overdue', 'soon', 'spent', 'worst', 'ending'] as const
