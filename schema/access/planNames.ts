import type { LicencePlan } from './plans.ts'

/** What the plans are called, on screens, in mails and on invoices. */
export const planNames = {
  nb: { CUSTOMER_PLUS: 'Pluss', COMPANY_PRO: 'Proff', COMPANY_PRO_PLUS: 'Proff Pluss' },
  en: { CUSTOMER_PLUS: 'Plus', COMPANY_PRO: 'Pro', COMPANY_PRO_PLUS: 'Pro Plus' },
} as const satisfies Record<'nb' | 'en', Record<LicencePlan, string>>
