import { chakra } from '@chakra-ui/react'
import { FileThumb } from '#client/files/FileRow.tsx'
import { FileWithSize } from '#client/files/FileWithSize.tsx'
import type { FoundDocumentPartsFragment as FoundDocument } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { useRecordPath } from './useRecordPath.ts'

/** A document: what it is called, where its text says what was searched for, and the part of the estate that keeps it. */
export function DocumentRow({ document }: { document: FoundDocument }) {
  const { name, kind, file, createdAt, excerpt } = document
  const recordPath = useRecordPath()
  const text = useText()
  return (
    <RecordRow
      thumb={<FileThumb file={file} />}
      name={name}
      meta={
        <>
          <FileWithSize file={file} />
          <span>{writtenDay(createdAt)}</span>
          {excerpt.length > 0 && (
            <chakra.q flexBasis="full" color="ink" paddingTop="1" quotes="none" _before={{ content: '"…"' }} _after={{ content: '"…"' }}>
              {excerpt.map((piece, i) => (i % 2 ? <Mark key={i}>{piece}</Mark> : piece))}
            </chakra.q>
          )}
        </>
      }
      mark={
        <TextLink
          to={recordPath(document)}
          textStyle="meta"
          aria-label={`${text(`estates.documents.kind.${kind}`)}: ${text('estates.documents.keptIn', { name })}`}
        >
          <Text id={`estates.documents.kind.${kind}`} />
        </TextLink>
      }
    />
  )
}

const Mark = chakra('mark', { base: { bg: 'caution.subtle', color: 'inherit', fontWeight: 'medium', borderRadius: '3px', px: '1px' } })
