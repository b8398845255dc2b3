/** The same, of who says that an estate is theirs, and by whom people sign in. */
export const claimLines = `
estateRegistry       401       ok    ok      role      role      role        role         ok       role      ok       ok      role         role          role       role         role          role       none none       none          none
registerInEstateRegistry 401       ok    ok      role      role      role        role         ok       role      ok       ok      role         role          role       role         role          role       none none       none          none
claimEstate          401       ok    ok      role      role      role        role         ok       role      ok       ok      role         role          role       role         role          role       none none       none          none
signInLinks          401       ok    ok      ok        ok        ok          ok           ok       ok        ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
removeSignInLink     401       ok    404     404       404       404         404          404      404       404      404     404          404           404        404          404           404        none none       none          none
estateClaims         401       ok    ok      403       403       403         404          404      role      404      ok      403          403           403        404          404           404        none none       none          none
approveClaim         401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
denyClaim            401       ok    ok      403       403       403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
withdrawClaim        401       ok    404     role      role      role        role         404      role      404      404     role         role          role       role         role          role       none none       none          none
enterClaimCode       401       ok    404     role      role      role        role         404      role      404      404     role         role          role       role         role          role       none none       none          none
waitingClaims        401       role  role    role      role      role        role         role     role      ok       ok      role         role          role       role         role          role       none none       none          none
settleClaim          401       role  role    role      role      role        role         role     role      ok       ok      role         role          role       role         role          role       none none       none          none
writeClaimLetter     401       role  role    role      role      role        role         role     role      ok       ok      role         role          role       role         role          role       none none       none          none
`
