import { Button, chakra } from '@chakra-ui/react'
import { Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { LoadingSheet } from '#client/ui/LoadingSheet.tsx'
import { Count } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { LinkList } from './LinkList.tsx'
import { ToldOnce } from './ToldOnce.tsx'
import { usePublicLinks } from './usePublicLinks.ts'

const LinkForm = fetched(async () => (await import('./LinkForm.tsx')).LinkForm)
const QrDialog = fetched(async () => (await import('./QrDialog.tsx')).QrDialog)

/** The keys that show the estate without signing in; in place of the list a form, while one is made or changed. */
export function PublicLinkSection({ estateId }: { estateId: string }) {
  const kept = usePublicLinks(estateId)
  const may = useMay(estateId)
  const { opened, open, close } = useOpenForm('link')
  const [shownAsCode, showAsCode] = useState<string>()
  const { data: links } = kept
  const changed = links?.find(({ id }) => id === opened)
  const mayOpen = may(changed ? 'update' : 'create', 'access-management')
  if (mayOpen && (opened === 'new' || changed)) return <LinkForm key={opened} link={changed} kept={kept} onDone={close} />

  const coded = links?.find(({ id }) => id === shownAsCode)
  const add = may('create', 'access-management') && (
    <Button variant="solid" onClick={() => open('new')}>
      <Plus aria-hidden />
      <Text id="sharing.publicLinks.add" />
    </Button>
  )
  return (
    <Section
      title={<Text id="sharing.publicLinks.title" />}
      aside={
        Boolean(links?.length) && (
          <>
            <Count>{links?.length}</Count>
            <chakra.span marginStart="auto">{add}</chakra.span>
          </>
        )
      }
    >
      <Answered answer={kept} skeleton={<LoadingSheet count={2} media />}>
        {(keys) =>
          keys.length ? (
            <Stack gap="4">
              <ToldOnce links={keys} />
              <LinkList links={keys} onOpen={may('update', 'access-management') ? open : undefined} onCode={showAsCode} />
            </Stack>
          ) : (
            <EmptyState icon={Link2} title={<Text id="sharing.publicLinks.empty.title" />} action={add}>
              <Text id="sharing.publicLinks.empty.text" />
            </EmptyState>
          )
        }
      </Answered>
      {coded && <QrDialog link={coded} onClose={() => showAsCode(undefined)} />}
    </Section>
  )
}
