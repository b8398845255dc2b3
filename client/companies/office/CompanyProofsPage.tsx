import { Button, Flex } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { OfficeScreen } from '#client/access/office/OfficeScreen.tsx'
import type { Own } from '#client/access/own.ts'
import type { CompanyProofsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Pager } from '#client/ui/Pager.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { useAddressed } from '#client/ui/useAddressed.ts'
import { CompanyProofRow } from './CompanyProofRow.tsx'

/** For those who run the system: which companies are who they say, and what shows it. */
export function CompanyProofsPage(own: Own<CompanyProofsQuery['companyProofs']>) {
  const text = useText()
  const address = useAddressed()
  const { searchValue, onlyWaiting, page } = own.variables
  return (
    <OfficeScreen
      at="companies"
      title={text('companies.office.title')}
      lead={<Text id="companies.office.lead" />}
      back="/private/administration"
      denied={{ title: 'companies.office.denied', text: 'companies.office.deniedText' }}
    >
      <ScreenSearch label={text('companies.office.search')} maxLength={200} />
      <Flex gap="2" wrap="wrap">
        {([true, false] as const).map((waits) => (
          <Button key={String(waits)} size="sm" aria-pressed={onlyWaiting === waits} onClick={() => address('show', waits ? '' : 'all')}>
            <Text
              id={waits ? 'companies.office.waiting' : 'companies.office.all'}
              values={{ count: (waits ? own.data?.waitingCount : own.data?.totalCount) ?? 0 }}
            />
          </Button>
        ))}
      </Flex>
      <Answered answer={own} skeleton={<LoadingRows count={4} media />}>
        {({ companies, hasMore }) => (
          <>
            {companies.length ? (
              <Sheet paddingBlock="2">
                <Rows aria-label={text('companies.office.title')}>
                  {companies.map((company) => (
                    <CompanyProofRow key={company.id} company={company} />
                  ))}
                </Rows>
              </Sheet>
            ) : (
              <NoCompanies isOver={onlyWaiting && !searchValue} />
            )}
            <Pager page={page} hasMore={hasMore} onPage={(to) => address('page', to > 1 ? String(to) : '')} />
          </>
        )}
      </Answered>
    </OfficeScreen>
  )
}

const NoCompanies = ({ isOver }: { isOver: boolean }) => (
  <EmptyState icon={Building2} title={<Text id={isOver ? 'companies.office.noneWaits' : 'companies.office.none'} />}>
    {isOver && <Text id="companies.office.noneWaitsText" />}
  </EmptyState>
)
