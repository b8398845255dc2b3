import { Button, chakra } from '@chakra-ui/react'
import { UserPlus, UsersRound } from 'lucide-react'
import { useMay } from '#client/access/useMay.ts'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { LoadingSheet } from '#client/ui/LoadingSheet.tsx'
import { Count } from '#client/ui/marks.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { GuestList } from './GuestList.tsx'
import { useGuests } from './useGuests.ts'

const AccessForm = fetched(async () => (await import('./AccessForm.tsx')).AccessForm)
const InviteForm = fetched(async () => (await import('./InviteForm.tsx')).InviteForm)

/** Whom the owners have let in; in place of the list a form, while somebody is invited or their access changed. */
export function GuestSection({ estateId }: { estateId: string }) {
  const guests = useGuests(estateId)
  const may = useMay(estateId)
  const { opened, open, close } = useOpenForm('guest')
  const { guests: guestList, totalCount, hasMore, loading, more } = guests
  const changed = guestList?.find(({ id }) => id === opened)
  if (opened === 'new' && may('create', 'access-management')) return <InviteForm onInvite={guests.invite} onDone={close} />
  if (changed && may('update', 'access-management')) return <AccessForm key={opened} guest={changed} guests={guests} onDone={close} />

  const invite = may('create', 'access-management') && (
    <Button variant="solid" onClick={() => open('new')}>
      <UserPlus aria-hidden />
      <Text id="sharing.guests.invite" />
    </Button>
  )
  return (
    <Section
      title={<Text id="sharing.guests.title" />}
      aside={
        Boolean(guestList?.length) && (
          <>
            <Count>{totalCount}</Count>
            <chakra.span marginStart="auto">{invite}</chakra.span>
          </>
        )
      }
    >
      <Answered answer={{ ...guests, data: guestList }} skeleton={<LoadingSheet count={3} media />}>
        {(letIn) =>
          letIn.length ? (
            <>
              <GuestList guests={letIn} onOpen={may('update', 'access-management') ? open : undefined} />
              {hasMore && <ShowMore shown={letIn.length} of={totalCount} loading={loading} onMore={more} />}
            </>
          ) : (
            <EmptyState icon={UsersRound} title={<Text id="sharing.guests.empty.title" />} action={invite}>
              <Text id="sharing.guests.empty.text" />
            </EmptyState>
          )
        }
      </Answered>
    </Section>
  )
}
