import type { ComponentType } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { useBuildingId } from './buildingPath.ts'
import { ChooseBuilding, type Counted } from './ChooseBuilding.tsx'

/** A screen of one building, by its path alone too: which building it is about is found, or chosen, first. */
export const ofBuilding = (Screen: ComponentType, title: MessageKey, counted?: Counted) =>
  function OfBuilding() {
    return useBuildingId() ? (
      <Screen />
    ) : (
      <ChooseBuilding title={title} counted={counted}>
        <Screen />
      </ChooseBuilding>
    )
  }
