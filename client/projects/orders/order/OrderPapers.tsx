import { chakra } from '@chakra-ui/react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import type { Order } from './useOrder.ts'

type Paper = NonNullable<Order['documents']>[number]

/** One paper of an order: what it is, and the file itself. */
export const paperWords = ({ kind, file }: Paper) => (
  <>
    <span>
      <Text id={`orders.papers.kinds.${kind}`} />
    </span>
    <span>
      <FileLink file={file} preview /> {writtenSize(file.size)}
    </span>
  </>
)

/** What came along with the order. */
export function OrderPapers({ papers }: { papers: readonly Paper[] }) {
  const text = useText()
  return (
    <Card title={<Text id="orders.papers.title" />} aside={<Count>{papers.length}</Count>}>
      {papers.length ? (
        <Rows aria-label={text('orders.papers.title')}>
          {papers.map((paper) => (
            <li key={paper.id}>
              <RecordRow thumb={<FileThumb file={paper.file} />} name={paper.customName} meta={paperWords(paper)} />
            </li>
          ))}
        </Rows>
      ) : (
        <chakra.p color="muted">
          <Text id="orders.papers.none" />
        </chakra.p>
      )}
    </Card>
  )
}
