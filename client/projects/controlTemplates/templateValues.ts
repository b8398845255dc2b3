/** A point and an area as the form holds them. */
export interface PointValues {
  name: string
  helpText: string | null
  wantedPicture: string | null
}
export interface AreaValues {
  name: string
  points: readonly PointValues[]
}
export interface TemplateValues {
  name: string
  work: string | null
  areas: readonly AreaValues[]
}

export const blankPoint: PointValues = { name: '', helpText: '', wantedPicture: '' }
export const blankArea: AreaValues = { name: '', points: [blankPoint] }

/** Nothing has been typed into it. */
export const isBlank = ({ name, points }: AreaValues) => !name.trim() && points.every((point) => !point.name.trim())

/** The same, with one of them a place further up or down. */
export function moved<T>(all: readonly T[], from: number, by: -1 | 1): T[] {
  const others = all.filter((_, at) => at !== from)
  return [...others.slice(0, from + by), all[from]!, ...others.slice(from + by)]
}
export const without = <T>(all: readonly T[], index: number) => all.filter((_, at) => at !== index)
