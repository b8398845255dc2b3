import { Link2, Link2Off } from 'lucide-react'
import { shownData } from '#client/access/pagesOf.ts'
import { usePaperRequestsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile, ListRow } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { useMeterMoves } from './useMeter.ts'

/** Who can bring a paper by a link at the moment, and whose link ended before it came, among those who see the project. */
export function OpenRequests({ projectId, manages }: { projectId: string; manages: boolean }) {
  const project = shownData(usePaperRequestsQuery({ variables: { projectId } }))?.project
  const [requests, ended] = [project?.paperRequests ?? [], project?.endedPaperRequests ?? []]
  const { revoke } = useMeterMoves(projectId)
  const text = useText()
  const end = (id: string) =>
    void revoke(id).then(
      () => notify.success('projects.paperLinkEnded'),
      () => undefined,
    )
  const open = requests.map(({ id, name, email, paper, expiresAt }) => (
    <ListRow
      key={id}
      media={<IconTile icon={Link2} />}
      title={name}
      meta={<Text id="projects.paperLink" values={{ paper, email, date: writtenDay(expiresAt) }} />}
      {...(manages && {
        actions: (
          <RowMenu
            label={text('projects.areaChoices', { name })}
            actions={[{ name: 'end', icon: Link2Off, text: <Text id="projects.endPaperLink" />, onSelect: () => end(id) }]}
          />
        ),
      })}
    />
  ))
  return (
    <>
      {open}
      {ended.map(({ id, name, email, paper, expiresAt, wasRevoked }) => (
        <ListRow
          key={id}
          media={<IconTile icon={Link2Off} />}
          title={name}
          meta={
            <Text
              id={wasRevoked ? 'projects.paperLinkRevoked' : 'projects.paperLinkTooOld'}
              values={{ paper, email, date: writtenDay(expiresAt) }}
            />
          }
        />
      ))}
    </>
  )
}
