import { useSearchParams } from 'react-router-dom'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { estateSections } from '#client/estates/estate/sections.ts'
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
import { askedOf } from './askedOf.ts'
import { DocumentChoices } from './DocumentChoices.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { useDocuments } from './useDocuments.ts'

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
export function DocumentsPage() {
  const { estateId } = useEstatePlace()
  const [params] = useSearchParams()
  const asked = askedOf(params)
  const { nodes: documents, totalCount, hasMore, loading, error, retry, more } = useDocuments({ estateId, ...asked })
  const may = useMay(estateId)
  const text = useText()
  const kinds = documentKinds.filter((kind) => may('read', partOf[kind]))

  return (
    <EstateShell section="documents" error={error} onRetry={retry}>
      <Stack gap="5">
        <SearchField
          search={asked.search ?? ''}
          label={text('estates.documents.label')}
          hint={text('estates.documents.hint')}
          told={asked.search && documents && !loading && <Text id="estates.documents.found" values={{ count: totalCount }} />}
        />
        {kinds.length > 1 && (
          <DocumentChoices
            name="kind"
            label={text('estates.documents.kinds')}
            chosen={asked.kind}
            choices={[['', 'estates.documents.every'], ...kinds.map((kind) => [kind, `estates.documents.kind.${kind}`] as const)]}
          />
        )}
        {!documents ? (
          <RecordsSkeleton />
        ) : documents.length ? (
          <Section
            title={<Text id={asked.search ? 'estates.documents.results' : 'estates.documents.all'} values={{ search: asked.search }} />}
            aside={<Count>{totalCount}</Count>}
          >
            {asked.search && (
              <Stack gap="0" marginBottom="4">
                <DocumentChoices
                  name="order"
                  label={text('estates.documents.order')}
                  chosen={asked.order === 'newest' ? 'newest' : ''}
                  choices={[
                    ['', 'estates.documents.best'],
                    ['newest', 'estates.documents.newest'],
                  ]}
                />
              </Stack>
            )}
            <Sheet paddingBlock="2">
              <Rows aria-busy={loading} aria-label={text('estates.section.documents')}>
                {documents.map((document) => (
                  <li key={document.id}>
                    <DocumentRow document={document} />
                  </li>
                ))}
              </Rows>
            </Sheet>
            {hasMore && <ShowMore shown={documents.length} of={totalCount} loading={loading} onMore={more} />}
          </Section>
        ) : asked.search || asked.kind ? (
          <NothingFound title={<Text id="estates.documents.noResult.title" />}>
            <Text id="estates.documents.noResult.text" />
          </NothingFound>
        ) : (
          <EmptyState icon={estateSections.documents.icon} title={<Text id="estates.documents.empty.title" />}>
            <Text id="estates.documents.empty.text" />
          </EmptyState>
        )}
      </Stack>
    </EstateShell>
  )
}
