import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { estateSections } from '#client/estates/estate/sections.ts'
import type { FindDocumentsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import type { SectionName } from '#schema/access/sections.ts'
import { documentKinds } from '#schema/estates/documentKinds.ts'
import { DocumentChoices } from './DocumentChoices.tsx'
import { DocumentRow } from './DocumentRow.tsx'

const partOf: Record<(typeof documentKinds)[number], SectionName> = {
  report: 'report-archive',
  insurance: 'insurance',
  privateDocument: 'private-folder',
  drawing: 'technical-information',
  otherDocument: 'technical-information',
  controlPoint: 'technical-information',
  renovation: 'renovations',
  maintenance: 'maintenance-plan',
  mailboxDocument: 'mailbox',
}

/** All papers of an estate in one place: searched by name, kind and what stands in them. */
export function DocumentsPage(own: Own<FindDocumentsQuery['documentSearch']>) {
  const { search, kind, order } = own.variables
  const { nodes = [], totalCount, hasMore, loading, more } = rowsOf(own)
  const may = useMay(useEstatePlace().estateId)
  const text = useText()
  const kinds = documentKinds.filter((kind) => may('read', partOf[kind]))

  const above = (
    <Stack gap="5" marginBottom="5">
      <SearchField
        search={search ?? ''}
        label={text('estates.documents.label')}
        hint={text('estates.documents.hint')}
        outcome={search && own.data && !loading && <Text id="estates.documents.found" values={{ count: totalCount }} />}
      />
      {kinds.length > 1 && (
        <DocumentChoices
          name="kind"
          label={text('estates.documents.kinds')}
          chosen={kind}
          choices={[['', 'estates.documents.every'], ...kinds.map((kind) => [kind, `estates.documents.kind.${kind}`] as const)]}
        />
      )}
    </Stack>
  )
  const none =
    search || kind ? (
      <NothingFound title={<Text id="estates.documents.noResult.title" />}>
        <Text id="estates.documents.noResult.text" />
      </NothingFound>
    ) : (
      <EmptyState icon={estateSections.documents.icon} title={<Text id="estates.documents.empty.title" />}>
        <Text id="estates.documents.empty.text" />
      </EmptyState>
    )
  return (
    <EstateScreen own={own} section="documents" above={above} skeleton={<RecordsSkeleton />}>
      {() =>
        nodes.length ? (
          <Section
            title={<Text id={search ? 'estates.documents.results' : 'estates.documents.all'} values={{ search }} />}
            aside={<Count>{totalCount}</Count>}
          >
            {search && (
              <Stack gap="0" marginBottom="4">
                <DocumentChoices
                  name="order"
                  label={text('estates.documents.order')}
                  chosen={order === 'newest' ? 'newest' : ''}
                  choices={[
                    ['', 'estates.documents.best'],
                    ['newest', 'estates.documents.newest'],
                  ]}
                />
              </Stack>
            )}
            <Sheet paddingBlock="2">
              <Rows aria-busy={loading} aria-label={text('estates.section.documents')}>
                {nodes.map((document) => (
                  <li key={document.id}>
                    <DocumentRow document={document} />
                  </li>
                ))}
              </Rows>
            </Sheet>
            {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
          </Section>
        ) : (
          none
        )
      }
    </EstateScreen>
  )
}
