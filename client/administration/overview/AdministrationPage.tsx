import { useIdentity } from '#client/access/identity.ts'
import { offices } from '#client/access/office/offices.ts'
import type { Own } from '#client/access/own.ts'
import { useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { OfficePage } from '../OfficePage.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import type { Figures } from './matters.ts'
import { ToDo } from './ToDo.tsx'

/** Where those begin who look after the whole system: what needs a hand, and where everything is found. */
export const AdministrationPage = (own: Own<Figures>) => (
  <OfficePage of="overview" own={own} back="/private/estates">
    {(figures) => (
      <>
        <FigureStrip figures={figures} />
        <ToDo figures={figures} />
        <Parts figures={figures} />
      </>
    )}
  </OfficePage>
)

/** All parts, with what there is in each. */
function Parts({ figures }: { figures: Figures }) {
  const text = useText()
  const features = useIdentity()?.features
  return (
    <Sheet paddingBlock="2">
      <Rows aria-label={text('administration.page.overview')}>
        {offices.map(({ to, name, icon, needs }) =>
          name === 'overview' || (needs && !features?.[needs]) ? null : (
            <ListRow
              key={name}
              to={to}
              media={<IconTile icon={icon} palette="brand" />}
              title={text(`administration.page.${name}`)}
              meta={text(`administration.figures.${name}`, { ...figures, size: writtenSize(figures.storedBytes) })}
            />
          ),
        )}
      </Rows>
    </Sheet>
  )
}
