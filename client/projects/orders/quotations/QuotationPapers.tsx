import { Button } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { UploadField } from '#client/files/upload/UploadField.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { addQuotationDocumentInput } from '#schema/projects/quotations.input.ts'
import { type Quotation, useAnswer } from './useQuotations.ts'

const rules = addQuotationDocumentInput.omit(['quotationId'])
const faults = { required: 'orders.papers.writeName' } as const

/** The papers that a firm sends with its price. */
export function QuotationPapers({ quotation }: { quotation: Quotation }) {
  const { add, remove } = useAnswer(quotation.id)
  const { opened, open, close } = useOpenForm('paper')
  const text = useText()
  const papers = quotation.documents ?? []
  return (
    <Card title={<Text id="orders.papers.title" />}>
      {papers.length > 0 && (
        <Rows aria-label={text('orders.papers.title')}>
          {papers.map(({ id, customName, file }) => (
            <li key={id}>
              <RecordRow
                thumb={<FileThumb file={file} />}
                name={customName}
                meta={
                  <span>
                    <FileLink file={file} preview /> {writtenSize(file.size)}
                  </span>
                }
                actions={
                  <IconButton
                    icon={Trash2}
                    label={text('orders.quotations.removePaper', { name: customName })}
                    onClick={() => void remove(id).catch(() => undefined)}
                  />
                }
              />
            </li>
          ))}
        </Rows>
      )}
      {opened ? (
        <Form
          initialValues={{ customName: '', fileId: '' }}
          rules={rules}
          derives
          onSubmit={async ({ customName, fileId }) => {
            await add(customName.trim(), fileId)
            close()
          }}
        >
          <TextField name="customName" label="orders.papers.name" faults={faults} />
          <UploadField name="fileId" label="orders.papers.file" kind="document" />
          <Button onClick={close}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="orders.papers.add" />
          </SubmitButton>
        </Form>
      ) : (
        <Button onClick={() => open('new')}>
          <Plus aria-hidden />
          <Text id="orders.papers.add" />
        </Button>
      )}
    </Card>
  )
}
