import { Button, chakra } from '@chakra-ui/react'
import { Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Count } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
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
  const { links, error, retry } = kept
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
      {error ? (
        <ErrorState onRetry={retry} />
      ) : !links ? (
        <Loading>
          <Sheet>
            <SkeletonRows count={2} media />
          </Sheet>
        </Loading>
      ) : links.length ? (
        <Stack gap="4">
          <ToldOnce links={links} />
          <LinkList links={links} onOpen={may('update', 'access-management') ? open : undefined} onCode={showAsCode} />
        </Stack>
      ) : (
        <EmptyState icon={Link2} title={<Text id="sharing.publicLinks.empty.title" />} action={add}>
          <Text id="sharing.publicLinks.empty.text" />
        </EmptyState>
      )}
      {coded && <QrDialog link={coded} onClose={() => showAsCode(undefined)} />}
    </Section>
  )
}
