import { RoomPage } from '#client/estates/interior/RoomPage.tsx'
import { ThroughProject } from './ThroughProject.tsx'

export const ProjectRoomPage = () => (
  <ThroughProject>
    <RoomPage />
  </ThroughProject>
)
