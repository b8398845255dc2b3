import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useForecastWorks } from './useForecastWorks.ts'

/** What costs most in a year, by name. */
export function usePeakName(estateId: string, scenarioId?: string) {
  const partName = usePartName()
  const works = useForecastWorks(estateId).of(scenarioId)
  return (year: number) => {
    const work = works.find((each) => each.year === year)
    return work && (work.title ?? (work.code ? partName({ code: work.code, name: work.name }) : undefined))
  }
}
