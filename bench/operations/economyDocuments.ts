import { file, pageInfo } from './parts.ts'

const budgetYear = 'year planned amount ordered actual'
const budgets = `id fromYear toYear thisYear isLocked lockedAt lockedByName version buildings { buildingId name years { ${budgetYear} } }
    others { ${budgetYear} } totals { ${budgetYear} }`

const buildingBudgets = `query BuildingBudgets($estateId: ID!, $year: Int) {
  buildingBudgets(estateId: $estateId, fromYear: $year, toYear: $year) { ${budgets} }
}`

const saveBudget = `mutation SaveBudget($input: SaveBuildingBudgetInput!) {
  saveBuildingBudget(input: $input) { ${budgets} }
}`

const forecast = `query Forecast($estateId: ID!) {
  maintenanceForecast(estateId: $estateId) {
    id fromYear toYear runsDry area costPerArea
    years { year cost nominalCost saving interest fund realFund }
    buildings { buildingId name costs }
    debt { amount partCount taskCount }
  }
}`

const portfolio = `query Portfolio($after: String) {
  portfolio(first: 100, after: $after) {
    totalCount
    edges { cursor node {
      id addressLine1 addressLine2 overdueCount soonCount spent budget worstGrade worstPart endingCount nextEnd
    } }
    ${pageInfo}
  }
}`

const yearlyReports = `query YearlyReports($estateId: ID!, $after: String) {
  maintenanceReports(estateId: $estateId, first: 20, after: $after) {
    totalCount
    edges { cursor node { id title reportType fromYear toYear authorName state progress generatedAt version pdf { ${file} } } }
    ${pageInfo}
  }
}`

const starterPlan = `query StarterPlan($estateId: ID!) {
  starterPlan(estateId: $estateId) {
    askedFeatures features
    tasks { name code title priority trade minutes estimatedCost startDate period interval }
  }
}`

/** What the screens of the economy ask for. */
export const economyDocuments = { starterPlan, buildingBudgets, saveBudget, forecast, portfolio, yearlyReports }
