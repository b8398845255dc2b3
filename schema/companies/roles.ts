/** What somebody is in a company; an account there has at least one of these. */
export const companyRoles = ['COMPANY_ADMIN', 'COMPANY_LEADER', 'COMPANY_PROFESSIONAL'] as const
export type CompanyRole = (typeof companyRoles)[number]
