import { Button, Flex } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { OfficeScreen } from '#client/access/office/OfficeScreen.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Pager } from '#client/ui/Pager.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { CompanyProofRow } from './CompanyProofRow.tsx'
import { useCompanyProofs } from './useCompanyProofs.ts'

/** For those who run the system: which companies are who they say, and what shows it. */
export function CompanyProofsPage() {
  const text = useText()
  return (
    <OfficeScreen
      at="companies"
      title={text('companies.office.title')}
      lead={<Text id="companies.office.lead" />}
      back="/private/administration"
      denied={{ title: 'companies.office.denied', text: 'companies.office.deniedText' }}
    >
      <Companies />
    </OfficeScreen>
  )
}

function Companies() {
  const text = useText()
  const [search, setSearch] = useState('')
  const [onlyWaiting, setOnlyWaiting] = useState(true)
  const [page, setPage] = useState(1)
  const { found, error, retry } = useCompanyProofs(search, onlyWaiting, page)
  function look(words: string) {
    setSearch(words)
    setPage(1)
  }
  function choose(waits: boolean) {
    setOnlyWaiting(waits)
    setPage(1)
  }
  return (
    <>
      <SearchAsTyped label={text('companies.office.search')} maxLength={200} onSearch={look} />
      <Flex gap="2" wrap="wrap">
        {([true, false] as const).map((waits) => (
          <Button key={String(waits)} size="sm" aria-pressed={onlyWaiting === waits} onClick={() => choose(waits)}>
            <Text
              id={waits ? 'companies.office.waiting' : 'companies.office.all'}
              values={{ count: (waits ? found?.waitingCount : found?.totalCount) ?? 0 }}
            />
          </Button>
        ))}
      </Flex>
      {error && <ErrorState onRetry={retry} />}
      {!found && !error && <LoadingRows count={4} media />}
      {found?.companies.length === 0 && <NoCompanies isOver={onlyWaiting && !search} />}
      {found && found.companies.length > 0 && (
        <Sheet paddingBlock="2">
          <Rows aria-label={text('companies.office.title')}>
            {found.companies.map((company) => (
              <CompanyProofRow key={company.id} company={company} />
            ))}
          </Rows>
        </Sheet>
      )}
      {found && <Pager page={page} hasMore={found.hasMore} onPage={setPage} />}
    </>
  )
}

const NoCompanies = ({ isOver }: { isOver: boolean }) => (
  <EmptyState icon={Building2} title={<Text id={isOver ? 'companies.office.noneWaits' : 'companies.office.none'} />}>
    {isOver && <Text id="companies.office.noneWaitsText" />}
  </EmptyState>
)
