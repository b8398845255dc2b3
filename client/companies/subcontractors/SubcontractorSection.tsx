import { Button, chakra } from '@chakra-ui/react'
import { Handshake, Plus } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { SubcontractorForm } from './SubcontractorForm.tsx'
import { SubcontractorList } from './SubcontractorList.tsx'
import { useSubcontractors } from './useSubcontractors.ts'

/** Whom the company calls in; in place of the list a form, while one is added or changed. */
export function SubcontractorSection({ mayChange }: { mayChange: boolean }) {
  const { subcontractors, totalCount, hasMore, error, loading, retry, more, save, newest } = useSubcontractors()
  const { opened, open, close } = useOpenForm('subcontractor')
  const changed = subcontractors?.find(({ id }) => id === opened)

  if (mayChange && subcontractors && (changed || opened === 'new'))
    return <SubcontractorForm key={opened} subcontractor={changed} onSave={save} onNewest={newest} onDone={close} />

  const add = mayChange && (
    <Button variant={subcontractors?.length ? 'outline' : 'solid'} onClick={() => open('new')}>
      <Plus aria-hidden />
      <Text id="companies.subcontractors.add" />
    </Button>
  )
  return (
    <Section
      title={<Text id="companies.subcontractors.title" />}
      aside={Boolean(subcontractors?.length) && <chakra.span marginStart="auto">{add}</chakra.span>}
    >
      {error ? (
        <ErrorState onRetry={retry} />
      ) : !subcontractors ? (
        <Loading>
          <Sheet>
            <SkeletonRows count={4} media />
          </Sheet>
        </Loading>
      ) : subcontractors.length ? (
        <>
          <SubcontractorList subcontractors={subcontractors} mayChange={mayChange} onOpen={open} />
          {hasMore && <ShowMore shown={subcontractors.length} of={totalCount} loading={loading} onMore={more} />}
        </>
      ) : (
        <EmptyState icon={Handshake} title={<Text id="companies.subcontractors.empty" />} action={add}>
          <Text id="companies.subcontractors.emptyText" />
        </EmptyState>
      )}
    </Section>
  )
}
