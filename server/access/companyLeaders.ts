/** Who leads a company. */
export const companyLeaders = ['Company.Admin', 'Company.Leader'] as const
