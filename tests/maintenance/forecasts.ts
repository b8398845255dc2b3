const yearsWith = (falls: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    __typename: 'ForecastYear',
    year: 2026 + index,
    cost: 1_000_000,
    nominalCost: 1_000_000 + index * 10_000,
    saving: 660_000,
    fund: 2_000_000 - index * falls,
    realFund: 2_000_000 - index * falls * 0.75,
  }))
const buildings = [{ __typename: 'ForecastBuilding', buildingId: 'a', name: 'Blokk A', costs: Array.from({ length: 30 }, () => 1_000_000) }]
export const said = {
  __typename: 'ForecastAssumptions',
  priceGrowth: 2.4,
  priceSource: 'Byggekostnadsindeks, oktober 2026',
  priceSeries: null as string | null,
  growth: 2.4,
  fund: 3_200_000,
  yearlySaving: 660_000,
  laterSaving: null,
  laterFrom: null,
  interest: 2,
  area: null,
  version: 2,
}
/** A forecast as the server answers it. */
export const forecast = (values: object = {}) => ({
  __typename: 'MaintenanceForecast',
  id: 'solveien',
  fromYear: 2026,
  toYear: 2055,
  assumptions: said,
  years: yearsWith(200_000),
  buildings,
  runsDry: 2037,
  debt: { __typename: 'MaintenanceDebt', amount: 2_140_000, partCount: 8, taskCount: 2 },
  conditions: [
    { __typename: 'PartCondition', code: '23', TG0: 0, TG1: 3, TG2: 1, TG3: 1, TGIU: 0 },
    { __typename: 'PartCondition', code: '26', TG0: 2, TG1: 0, TG2: 0, TG3: 0, TGIU: 1 },
  ] as object[] | null,
  area: 3940,
  costPerArea: 253.81,
  neededSaving: 900_000,
  shares: [{ __typename: 'EstateShare', id: 's1', name: '101', numerator: 75, yearlySaving: 660_000 }],
  priceSeries: [] as object[],
  scenarios: [] as object[],
  ...values,
})

/** One that saves more, and waits with a wall. */
export const scenario = (values: object = {}) => ({
  __typename: 'ForecastScenario',
  id: 's1',
  name: 'Spar mer',
  priceGrowth: null,
  priceSource: null,
  priceSeries: null,
  yearlySaving: 820_000,
  savingFrom: 2027,
  changes: [
    {
      __typename: 'ScenarioChange',
      taskId: 't1',
      title: 'Fasade B',
      action: 'move',
      planned: '2037-05-01',
      moveTo: '2043-05-01',
      joinedToId: null,
      joinedToTitle: null,
      cost: null,
    },
  ],
  isBehind: false,
  adoptedAt: null,
  mayTakeBack: false,
  years: yearsWith(0),
  buildings,
  runsDry: null,
  costPerArea: 253.81,
  neededSaving: 900_000,
  version: 1,
  ...values,
})
