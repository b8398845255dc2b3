import { Button, chakra } from '@chakra-ui/react'
import { Copy, Lock } from 'lucide-react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileFrame, FileMeta, FileThumb } from '#client/files/FileRow.tsx'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { writtenMoment, writtenSize } from '#client/ui/writing.ts'
import type { Order } from './useOrder.ts'

type Approval = NonNullable<Order['approval']>
type ApproverSignIn = NonNullable<Approval['signedInBy']>

/** What was agreed: by whom, when, and the numbers that prove that nothing of it was changed. */
export const Frozen = ({ order: { number }, approval }: { order: Order; approval: Approval }) => (
  <Card icon={Lock} title={<Text id="orders.frozen.title" />}>
    <Stack gap="5">
      <Facts>
        <div>
          <dt>
            <Text id="orders.frozen.by" />
          </dt>
          <dd>{approval.approvedBy ?? <Text id="orders.frozen.forgotten" />}</dd>
        </div>
        {approval.signedInBy && (
          <div>
            <dt>
              <Text id="orders.frozen.known" />
            </dt>
            <dd>
              <HowItIsKnown approval={approval} signedInBy={approval.signedInBy} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Text id="orders.frozen.when" />
          </dt>
          <dd>{writtenMoment(approval.approvedAt)}</dd>
        </div>
        <div>
          <dt>
            <Text id="orders.frozen.what" />
          </dt>
          <dd>
            <Text id="orders.number" values={{ number }} />
          </dd>
        </div>
      </Facts>
      <Hash label="orders.frozen.content" hash={approval.contentHash} />
      <Hash label="orders.frozen.file" hash={approval.fileHash} />
      <chakra.p textStyle="meta" color="muted">
        <Text id="orders.frozen.same" />
      </chakra.p>
      {approval.file && (
        <FileFrame>
          <FileThumb file={approval.file} />
          <chakra.span minWidth="0" overflowWrap="anywhere">
            <FileLink file={approval.file} />
            <FileMeta>{writtenSize(approval.file.size)}</FileMeta>
          </chakra.span>
        </FileFrame>
      )}
      <chakra.p textStyle="meta" color="muted">
        <Text id="orders.frozen.stays" />
      </chakra.p>
    </Stack>
  </Card>
)

/** How it is known who they were, in the words of the paper. */
function HowItIsKnown({ approval: { isEmailProven, isIdentityProven }, signedInBy }: { approval: Approval; signedInBy: ApproverSignIn }) {
  const text = useText()
  return [
    text(`orders.frozen.signedInBy.${signedInBy}`),
    text(isEmailProven ? 'orders.frozen.emailProven' : 'orders.frozen.emailUnproven'),
    ...(isIdentityProven ? [text('orders.frozen.identityProven')] : []),
  ].join(', ')
}

/** Eight groups of eight, in two lines where there is room: short enough to be compared by eye. */
function Hash({ label, hash }: { label: MessageKey; hash: string }) {
  const text = useText()
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => notify.success('orders.frozen.copied', { short: true }),
      () => notify.error('orders.frozen.notCopied', { detail: { text: hash } }),
    )
  return (
    <div>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" marginBottom="2">
        <chakra.b fontWeight="strong">
          <Text id={label} />
        </chakra.b>
        <Button size="sm" aria-label={text('orders.frozen.copyOf', { what: text(label) })} onClick={() => void copy()}>
          <Copy aria-hidden />
          <Text id="orders.frozen.copy" />
        </Button>
      </chakra.div>
      <Groups title={hash}>
        {hash.match(/.{1,8}/g)?.map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </Groups>
    </div>
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'muted' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere' },
  },
})
const Groups = chakra('code', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, auto)',
    justifyContent: 'space-between',
    gap: '1',
    padding: '3',
    borderRadius: 'control',
    bg: 'sunken',
    fontSize: { base: '12px', sm: '14px' },
    fontFamily: 'monospace',
  },
})
