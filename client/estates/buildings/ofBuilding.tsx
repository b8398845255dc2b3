import type { ComponentProps } from 'react'
import type { Address } from '#client/access/own.ts'
import { Asking } from '#client/access/screenQuery.tsx'
import type { MessageKey } from '#client/messages/messages.ts'
import { useBuildingId } from './buildingPath.ts'
import { ChooseBuilding, type Counted } from './ChooseBuilding.tsx'

/** A screen of one building, by its path alone too: which building it is about is found, or chosen, before anything is asked. */
export function ofBuilding({ asks, ...screen }: ComponentProps<typeof Asking>, title: MessageKey, counted?: Counted) {
  function OfKnown() {
    const buildingId = useBuildingId()
    const of = (address: Address) => ({ ...asks.of(address), buildingId })
    return <Asking {...screen} asks={{ ...asks, of }} />
  }
  return function OfBuilding() {
    return useBuildingId() ? (
      <OfKnown />
    ) : (
      <ChooseBuilding title={title} counted={counted}>
        <OfKnown />
      </ChooseBuilding>
    )
  }
}
