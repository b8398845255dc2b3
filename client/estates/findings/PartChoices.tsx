import { usePartName } from '#client/estates/condition/usePartName.ts'

interface PartChoicesProps {
  places: readonly { id: string; name: string; areas?: readonly { id: string; code: string; name?: string | null }[] | null }[]
  /** Where none is chosen. */
  none: string
}

/** The parts of buildings to choose among, building by building. */
export function PartChoices({ places, none }: PartChoicesProps) {
  const nameOf = usePartName()
  return (
    <>
      <option value="">{none}</option>
      {places.map(({ id: buildingId, name, areas }) => (
        <optgroup key={buildingId} label={name}>
          {areas?.map((area) => (
            <option key={area.id} value={area.id}>
              {nameOf(area)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}
