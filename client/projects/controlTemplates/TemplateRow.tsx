import { chakra } from '@chakra-ui/react'
import { ClipboardCheck } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import type { RowOf } from '#client/records/Records.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import type { ControlTemplate } from './controlTemplates.ts'

/** What a template is for and how much there is in it; opened, what it is. */
export const TemplateRow = ({ record: { name, work, trade, areaCount, pointCount, areas }, actions }: RowOf<ControlTemplate>) => (
  <>
    <RecordRow
      thumb={<IconTile icon={ClipboardCheck} palette="brand" />}
      name={name}
      meta={
        <>
          <span>
            <Text id={work ? `projects.templates.work.${work}` : 'projects.templates.anyWork'} />
          </span>
          {trade && (
            <span>
              <Text id={`trades.${trade}`} />
            </span>
          )}
          <span>
            <Text id="projects.new.counts" values={{ areas: areaCount, points: pointCount }} />
          </span>
        </>
      }
      actions={actions}
    />
    <chakra.div paddingInlineStart="60px" paddingBottom="2">
      <Disclosure title={<Text id="projects.templates.show" />}>
        {areas?.map((area) => (
          <chakra.div key={area.id} paddingBottom="3" overflowWrap="anywhere">
            <b>{area.name}</b>
            <chakra.ul listStyle="none" color="muted" display="grid" gap="1">
              {area.points?.map((point) => (
                <li key={point.id}>
                  {point.name}
                  {point.wantedPicture && (
                    <chakra.span textStyle="meta" display="block">
                      <Text id="projects.wantedPicture" values={{ picture: point.wantedPicture }} />
                    </chakra.span>
                  )}
                </li>
              ))}
            </chakra.ul>
          </chakra.div>
        ))}
      </Disclosure>
    </chakra.div>
  </>
)
