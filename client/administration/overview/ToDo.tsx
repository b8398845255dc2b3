import { useIdentity } from '#client/access/identity.ts'
import { useText } from '#client/messages/Text.tsx'
import { NeedsAHand } from '../NeedsAHand.tsx'
import { type Figures, matters } from './matters.ts'

/** Each leads to its list. */
export function ToDo({ figures }: { figures: Figures }) {
  const text = useText()
  const features = useIdentity()?.features
  const waiting = matters.filter(({ needs, count }) => (!needs || features?.[needs]) && count(figures) > 0)
  return (
    <NeedsAHand
      title={text('administration.front.todo')}
      nothing={{ title: text('administration.front.nothing'), text: text('administration.front.nothingText') }}
      matters={waiting.map(({ name, icon, palette, to, count }) => ({
        name,
        icon,
        palette,
        to,
        title: text(`administration.front.${name}.title`, { count: count(figures) }),
        meta: text(`administration.front.${name}.text`),
      }))}
    />
  )
}
