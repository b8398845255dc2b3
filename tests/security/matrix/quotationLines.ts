/** The lines of quotations: of a firm that nobody has come here from, for an order whose customer has seen it. */
export const quotationLines = `
quotations              401           404   404    404       404       404         404          404      role      404      404     ok           ok            ok         404          404           404        none none       none          none
quotation               401           404   404    404       404       404         404          404      role      404      404     ok           ok            ok         404          404           404        none none       none          none
askForQuotations        401           403   403    404       404       404         404          404      role      404      404     ok           403           403        404          404           404        none none       none          none
giveQuotation           401           404   404    404       404       404         404          404      role      404      404     ok           403           403        404          404           404        none none       none          none
declineQuotation        401           404   404    404       404       404         404          404      role      404      404     ok           403           403        404          404           404        none none       none          none
takeOverQuotation       401           404   404    404       404       404         404          404      role      404      404     ok           403           403        404          404           404        none none       none          none
addQuotationDocument    401           404   404    404       404       404         404          404      role      404      404     ok           403           403        404          404           404        none none       none          none
uploadQuotationDocument 401           404   404    404       404       404         404          404      role      404      404     ok           403           403        404          404           404        none none       none          none
deleteQuotationDocument 401           404   404    404       404       404         404          404      role      404      404     ok           403           403        404          404           404        none none       none          none
`
