/** The lines of what maintenance costs: of a company those who lead it read it, and owners and guests who edit change it. */
export const economyLines = `
buildingBudgets 401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            403        404          404           404        none none       none          none
maintenanceCosts 401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            403        404          404           404        none none       none          none
saveBuildingBudget 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
saveBuildingBudgets 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
maintenanceForecast 401       ok    ok      ok        ok        403         404          404      role      404      ok      ok           ok            403        404          404           404        none none       none          none
saveForecast 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
saveShares 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
saveScenario 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
deleteScenario 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
adoptScenario 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
takeBackScenario 401       ok    ok      403       ok        403         404          404      role      404      403     403          403           403        404          404           404        none none       none          none
portfolio         401       ok    ok      ok        ok        ok          ok           ok       role      ok       ok      ok           ok            ok         ok           ok            ok         none none       none          none
`
