import { Heading } from '@chakra-ui/react'
import { House } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { plateOf } from '#client/estates/estate/identity.ts'
import { NoPicture } from '#client/estates/estate/NoPicture.tsx'
import { Picture } from '#client/files/Picture.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { newProjectPath } from '#client/projects/projectPlace.ts'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { useProjectPlaces } from './useNewCustomer.ts'

const picture = { width: '56px', height: '44px', borderRadius: 'control', flexShrink: 0, objectFit: 'cover' } as const

/** The estates that are here: a project is started on one of them. */
export function KnownEstates({ addsOthers }: { addsOthers: boolean }) {
  const text = useText()
  const [params] = useSearchParams()
  const search = params.get('search') ?? ''
  const { nodes, ...pages } = useProjectPlaces(search)
  const { totalCount, hasMore, loading, more } = pages
  if (nodes && !nodes.length && !search && !loading)
    return (
      <EmptyState icon={House} title={<Text id="projects.newCustomer.estate.none" />}>
        <Text id={addsOthers ? 'projects.newCustomer.estate.noneText' : 'projects.newCustomer.estate.askLeader'} />
      </EmptyState>
    )
  return (
    <Stack gap="5" maxWidth="column" width="full" marginInline="auto">
      <Heading as="h1" textStyle="display" tabIndex={-1}>
        <Text id="projects.newCustomer.estate.question" />
      </Heading>
      <SearchField
        wide
        search={search}
        label={text('projects.newCustomer.estate.search')}
        hint={text('projects.newCustomer.estate.hint')}
        outcome={search && !loading && <Text id="projects.newCustomer.estate.found" values={{ count: totalCount }} />}
      />
      <Answered answer={{ ...pages, data: nodes }} skeleton={<LoadingRows count={5} media />}>
        {(places) =>
          places.length ? (
            <div>
              <Sheet paddingBlock="2">
                <Rows aria-busy={loading} aria-label={text('projects.newCustomer.side.known')}>
                  {places.map(({ id, addressLine1, addressLine2, identity, image }) => (
                    <ListRow
                      key={id}
                      to={newProjectPath(id)}
                      media={image ? <Picture file={image} alt="" sizes="56px" {...picture} /> : <NoPicture {...picture} />}
                      title={addressLine1}
                      meta={[addressLine2, plateOf(identity)].filter(Boolean).join(' · ')}
                    />
                  ))}
                </Rows>
              </Sheet>
              {hasMore && <ShowMore shown={places.length} of={totalCount} loading={loading} onMore={more} />}
            </div>
          ) : (
            <NothingFound title={<Text id="projects.newCustomer.estate.noResult" values={{ search }} />} />
          )
        }
      </Answered>
    </Stack>
  )
}
