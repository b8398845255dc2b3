import { RoomPage } from '#client/estates/interior/RoomPage.tsx'
import type { OwnRoom } from '#client/estates/interior/useRoom.ts'
import { ThroughProject } from './ThroughProject.tsx'

export const ProjectRoomPage = (own: OwnRoom) => (
  <ThroughProject>
    <RoomPage {...own} />
  </ThroughProject>
)
