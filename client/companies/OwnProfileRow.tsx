import { CircleUser } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { IconTile, ListRow } from '#client/ui/ListRow.tsx'

/** The person behind the account has a profile too. */
export const OwnProfileRow = () => (
  <ListRow
    to="/private/profile"
    media={<IconTile icon={CircleUser} palette="brand" />}
    title={<Text id="companies.admin.own" />}
    meta={<Text id="companies.admin.ownText" />}
  />
)
