import { useIdentity } from '#client/access/identity.ts'
import { offices } from '#client/access/office/offices.ts'
import { useAdministrationQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { Asked } from '#client/records/Asked.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { OfficePage } from '../OfficePage.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import type { Figures } from './matters.ts'
import { ToDo } from './ToDo.tsx'

/** Where those begin who look after the whole system: what needs a hand, and where everything is found. */
export const AdministrationPage = () => (
  <OfficePage of="overview" back="/private/estates">
    <Overview />
  </OfficePage>
)

function Overview() {
  const { data, error, refetch } = useAdministrationQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  return (
    <Asked asked={{ data: data?.administration, error, retry: () => void refetch() }} skeleton={<RecordsSkeleton />}>
      {(figures) => (
        <>
          <FigureStrip figures={figures} />
          <ToDo figures={figures} />
          <Parts figures={figures} />
        </>
      )}
    </Asked>
  )
}

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
