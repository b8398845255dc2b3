import { Link2, Link2Off } from 'lucide-react'
import { shownData } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import { EndSupplierLinkDocument, useSupplierLinksQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile, ListRow } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { writtenDay } from '#client/ui/writing.ts'

/** The links by which firms without an account give their prices, for whoever leads the project and can end them. */
export function SupplierLinks({ projectId }: { projectId: string }) {
  const links = shownData(useSupplierLinksQuery({ variables: { projectId } }))?.project?.supplierLinks ?? []
  const send = useSend()
  const text = useText()
  const end = (linkId: string) =>
    void send({ mutation: EndSupplierLinkDocument, variables: { input: { projectId, linkId } } }, ['Project.supplierLinks']).then(
      () => notify.success('projects.paperLinkEnded'),
      () => undefined,
    )
  return links.map(({ id, firmName, state, expiresAt }) => (
    <ListRow
      key={id}
      media={<IconTile icon={state === 'open' ? Link2 : Link2Off} />}
      title={firmName}
      meta={<Text id={`projects.supplierLink.${state}`} values={{ date: writtenDay(expiresAt) }} />}
      {...(state === 'open' && {
        actions: (
          <RowMenu
            label={text('projects.areaChoices', { name: firmName })}
            actions={[{ name: 'end', icon: Link2Off, text: <Text id="projects.endPaperLink" />, onSelect: () => end(id) }]}
          />
        ),
      })}
    />
  ))
}
