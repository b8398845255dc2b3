import { Button } from '@chakra-ui/react'
import { CircleCheck, Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { rowsOf, shownData } from '#client/access/pagesOf.ts'
import { type DeviationsQuery, useDeviationCountsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Rows } from '#client/ui/ListRow.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { DeviationFilters } from './DeviationFilters.tsx'
import { DeviationRow } from './DeviationRow.tsx'
import { mendersOf } from './menders.ts'
import { askedOf } from './views.ts'

const DeviationForm = fetched(async () => (await import('./DeviationForm.tsx')).DeviationForm, <RecordsSkeleton />)

/** What is not as it should be in a project: found by who has to do something about it, and raised. */
export function DeviationsPage(own: Own<DeviationsQuery['deviations'], DeviationsQuery>) {
  const { projectId, path, deviations } = useProjectPlace()
  const text = useText()
  const [params] = useSearchParams()
  const { view, variables } = askedOf(params)
  const { nodes = [], totalCount, hasMore, loading, more } = rowsOf(own)
  const counts = shownData(useDeviationCountsQuery({ variables: { projectId }, context: { tell: false } }))
  const project = own.all?.project
  const { opened, open, close } = useOpenForm('deviation')
  const mayRaise = !!project && mayIn(project, 'raise deviations')
  const isAdding = mayRaise && opened === 'new'
  const isNarrowed = view !== 'all' || !!variables.search || !!variables.responsibleId || !!variables.controlPointId
  return (
    <ProjectScreen
      project={project}
      own={own}
      title={text('deviations.title')}
      back={isAdding ? deviations : path}
      skeleton={<RecordsSkeleton />}
    >
      {() =>
        isAdding ? (
          <DeviationForm
            menders={mendersOf(project.participants)}
            about={{ controlPointId: variables.controlPointId, roomId: params.get('room') }}
            estateId={variables.controlPointId ? undefined : project.estate.estateId}
            onDone={close}
          />
        ) : (
          <Section
            title={<Text id="deviations.title" />}
            aside={
              mayRaise && (
                <Button variant="solid" marginStart="auto" onPointerEnter={DeviationForm.beforehand} onClick={() => open('new')}>
                  <Plus aria-hidden />
                  <Text id="deviations.raise" />
                </Button>
              )
            }
          >
            <Stack gap="5">
              {(isNarrowed || nodes.length > 0) && (
                <>
                  <DeviationFilters
                    chosen={view}
                    counts={counts}
                    responsibleId={variables.responsibleId}
                    menders={mendersOf(project?.participants)}
                  />
                  <SearchField
                    search={params.get('search') ?? ''}
                    label={text('deviations.search')}
                    hint={text('deviations.searchHint')}
                    outcome={variables.search && !loading && <Text id="deviations.found" values={{ count: totalCount }} />}
                  />
                </>
              )}
              {nodes.length ? (
                <div>
                  <Sheet flush>
                    <Rows aria-busy={loading} aria-label={text('deviations.title')}>
                      {nodes.map((deviation) => (
                        <DeviationRow key={deviation.id} deviation={deviation} />
                      ))}
                    </Rows>
                  </Sheet>
                  {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
                </div>
              ) : isNarrowed ? (
                <NothingFound title={<Text id="deviations.noResult" />} />
              ) : (
                <EmptyState icon={CircleCheck} title={<Text id="deviations.empty" />}>
                  <Text id="deviations.emptyText" />
                </EmptyState>
              )}
            </Stack>
          </Section>
        )
      }
    </ProjectScreen>
  )
}
