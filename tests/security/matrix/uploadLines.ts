/** The lines of uploads: each is its sender's alone, until a record adopts it. */
export const uploadLines = `
uploadImage          401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
uploadDocument       401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
deleteUpload         401       ok    404     404       404       404         404          404      role      404      404     404          404           404        404          404           404        none none       none          none
uploadInParts        401       ok    404     404       404       404         404          404      role      404      404     404          404           404        404          404           404        none none       none          none
beginUpload          401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
addUploadPart        401       ok    404     404       404       404         404          404      role      404      404     404          404           404        404          404           404        none none       none          none
joinUpload           401       ok    404     404       404       404         404          404      role      404      404     404          404           404        404          404           404        none none       none          none
dropUpload           401       ok    404     404       404       404         404          404      role      404      404     404          404           404        404          404           404        none none       none          none
`
