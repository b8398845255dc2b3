import { Button, chakra } from '@chakra-ui/react'
import { Archive, BookOpen, Download } from 'lucide-react'
import { useEffect } from 'react'
import { shownData } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  type BookPartsFragment,
  EndHandoverBookDocument,
  MakeHandoverBookDocument,
  useProjectBookQuery,
} from '#client/generated/graphql.ts'
import { language } from '#client/messages/language.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import type { ProjectOverview } from '#client/projects/project/projectOverview.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { Card } from '#client/ui/Card.tsx'
import { writtenSize } from '#client/ui/writing.ts'

const everySoOften = 2000
const isUnderWay = (book: BookPartsFragment | null | undefined) => book?.state === 'waiting' || book?.state === 'making'

/** The book of a closed project: asked for, on its way with its progress, or there to be read with its hash. */
export function BookCard({ project }: { project: ProjectOverview }) {
  const variables = { projectId: project.id }
  const query = useProjectBookQuery({ variables, context: { tell: false } })
  const send = useSend()
  const book = shownData(query)?.project?.handoverBook
  const { refetch } = query
  const isWaiting = isUnderWay(book)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void refetch().catch(() => undefined), everySoOften)
    return () => clearInterval(timer)
  }, [isWaiting, refetch])
  if (!mayIn(project, 'read handover')) return null
  const make = () =>
    send({ mutation: MakeHandoverBookDocument, variables: { input: { ...variables, language } } })
      .then(() => refetch())
      .catch(() => undefined)
  const end = () =>
    send({ mutation: EndHandoverBookDocument, variables: { input: variables } })
      .catch(() => undefined)
      .then(() => refetch())
      .catch(() => undefined)
  return (
    <Card icon={BookOpen} title={<Text id="projects.book.title" />}>
      {isWaiting ? (
        <Making book={book!} onEnd={() => void end()} />
      ) : book?.state === 'ready' ? (
        <Ready book={book} />
      ) : (
        <chakra.p color="muted" marginBottom="4">
          <Text id={book?.state === 'failed' ? 'projects.book.failed' : 'projects.book.none'} />
        </chakra.p>
      )}
      {!isWaiting && (
        <Button size="sm" marginTop="3" onClick={() => void make()}>
          <Text id={book?.state === 'ready' ? 'projects.book.again' : 'projects.book.make'} />
        </Button>
      )}
    </Card>
  )
}

/** In words, and as a line that fills up. */
function Making({ book: { step, done, count }, onEnd }: { book: BookPartsFragment; onEnd: () => void }) {
  const text = useText()
  return (
    <>
      <chakra.output display="grid" gap="2">
        <chakra.progress value={count ? done : undefined} max={count || undefined} aria-label={text('projects.book.making')} width="full" />
        <chakra.span textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
          <Text id={`projects.book.step.${step}`} values={{ done, count }} />
        </chakra.span>
        <chakra.span textStyle="meta" color="muted">
          <Text id="projects.book.mayLeave" />
        </chakra.span>
      </chakra.output>
      <Button size="sm" marginTop="3" onClick={onEnd}>
        <Text id="projects.book.end" />
      </Button>
    </>
  )
}

function Ready({ book: { pdf, zips, pageCount, pdfHash } }: { book: BookPartsFragment }) {
  return (
    <chakra.div display="grid" gap="3">
      {pdf && (
        <Button variant="solid" asChild>
          <a href={pdf.url} target="_blank" rel="noreferrer">
            <Download aria-hidden />
            <Text id="projects.book.open" values={{ pages: pageCount ?? 0, size: writtenSize(pdf.size) }} />
          </a>
        </Button>
      )}
      {zips?.map(({ id, part, file }) => (
        <Button key={id} asChild>
          <a href={file.url} download={file.name}>
            <Archive aria-hidden />
            <Text
              id={zips.length > 1 ? 'projects.book.part' : 'projects.book.everything'}
              values={{ part, count: zips.length, size: writtenSize(file.size) }}
            />
          </a>
        </Button>
      ))}
      {pdfHash && (
        <div>
          <chakra.p textStyle="meta" color="muted">
            <Text id="projects.book.hash" />
          </chakra.p>
          <chakra.code display="block" textStyle="meta" overflowWrap="anywhere">
            {pdfHash.replace(/(.{8})(?=.)/g, '$1 ')}
          </chakra.code>
        </div>
      )}
    </chakra.div>
  )
}
