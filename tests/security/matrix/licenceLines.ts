/** Licences: what is bought and tried, and by whom it is looked after. */
export const licenceLines = `
licenceOffers        401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
licences             401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
licenceInvoices      401       ok    ok      role      role      role        role         ok       role      ok       ok      ok           role          role       ok           role          role       none none       none          none
createPurchaseOrder  401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
licenceHolders       401       role  role    role      role      role        role         role     role      ok       ok      role         role          role       role         role          role       none none       none          none
adjustLicence        401       role  role    role      role      role        role         role     role      ok       ok      role         role          role       role         role          role       none none       none          none
orderLicence         401       ok    ok      role      role      role        role         ok       role      ok       ok      role         role          role       role         role          role       none none       none          none
startLicenceTrial    401       ok    ok      role      role      role        role         ok       role      ok       ok      ok           role          role       ok           role          role       none none       none          none
orderCompanyLicence  401       role  role    role      role      role        role         role     role      ok       ok      404          role          role       404          role          role       none none       none          none
`
