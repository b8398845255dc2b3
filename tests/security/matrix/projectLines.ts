/** The lines of projects. They are the partner's, which runs them on the estate. */
export const projectLines = `
controlArea          401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
changeControlArea    401       403   403     403       403       403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
reopenControlArea    401       403   403     403       403       403         404          404      role      404      403     ok           403           403        404          404           404        none none       none          none
controlPoint         401       ok    ok      ok        ok        ok          404          404      role      404      ok      ok           ok            ok         404          404           404        none none       none          none
addControlPoint      401       403   403     403       403       403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
changeControlPoint   401       403   403     403       403       403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
reopenControlPoint   401       403   403     403       403       403         404          404      role      404      403     ok           403           403        404          404           404        none none       none          none
verifyControlPoint   401       403   403     403       403       403         404          404      role      404      403     ok           ok            ok         404          404           404        none none       none          none
`
