import { UploadField } from '#client/files/upload/UploadField.tsx'
import type { OwedPaperCode, ProjectDocumentListName } from '#client/generated/graphql.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { projectDocumentForm } from '#schema/projects/projectDocuments.input.ts'
import type { Paper, PaperInput } from './usePapers.ts'

/** One of the papers that are asked for, as a new one is to be it. */
export interface BroughtAs {
  covers: OwedPaperCode
  customName: string
}

interface PaperFormProps {
  list: ProjectDocumentListName
  /** The one to change; without it one is added. */
  paper: Paper | undefined
  as?: BroughtAs | undefined
  onSave: (paper: PaperInput) => Promise<unknown>
  onNewest: (id: string) => Promise<Paper | undefined>
  onDone: () => void
}

/** What is usual in each list; a paper may be of another kind and keep it. */
const kinds = {
  drawings: ['workingDrawing', 'applicationDrawing', 'detailedDrawing', 'constructionApplication', 'otherDocumentation'],
  delivery: [
    'fdv',
    'productDocumentation',
    'contract',
    'deliveryDescription',
    'constructionApplication',
    'heatLossCalculation',
    'finalReport',
    'completionCertificate',
    'otherDocumentation',
  ],
  common: ['contract', 'deliveryDescription', 'constructionApplication', 'otherDocumentation'],
} as const

const words = {
  type: { notValid: 'projects.papers.chooseType', required: 'projects.papers.chooseType' },
  subject: { required: 'projects.papers.writeSubject' },
} as const

/** Of what kind those are that are asked for, where that is not among other papers. */
const kindOf: Readonly<Partial<Record<OwedPaperCode, string>>> = {
  fdv: 'fdv',
  productDocs: 'productDocumentation',
  completionCertificate: 'completionCertificate',
  wasteReport: 'finalReport',
}

const valuesOf = (paper: Paper | undefined, as?: BroughtAs) => ({
  id: paper?.id ?? null,
  documentType: paper?.documentType ?? (as ? (kindOf[as.covers] ?? 'otherDocumentation') : ''),
  customName: paper?.customName ?? as?.customName ?? '',
  covers: as?.covers ?? null,
  fileId: null as string | null,
})

/** One paper. Another file becomes its newest, and the ones before are kept. */
export function PaperForm({ list, paper, as, onSave, onNewest, onDone }: PaperFormProps) {
  return (
    <KeptForm
      title={paper ? 'projects.papers.changeTitle' : 'projects.papers.addTitle'}
      submit={paper ? 'projects.papers.save' : 'projects.papers.add'}
      values={valuesOf(paper, as)}
      rules={projectDocumentForm}
      onSave={async (values) => {
        const { id, documentType, customName, covers, fileId } = projectDocumentForm.cast(values, { stripUnknown: true, assert: false })
        await onSave({ documentType, customName, ...(covers && { covers }), ...(id && { id }), ...(fileId && { fileId }) })
        notify.success(paper ? 'projects.papers.saved' : 'projects.papers.added', { values: { name: customName } })
      }}
      onNewest={newestAs(valuesOf, () => paper && onNewest(paper.id))}
      onDone={onDone}
    >
      <ChoiceField
        name="documentType"
        label="projects.papers.type"
        choices={kinds[list]}
        choiceLabel="projects.documentType"
        faults={words.type}
      />
      <TextField name="customName" label="projects.papers.subject" faults={words.subject} />
      <UploadField
        name="fileId"
        label={paper ? 'projects.papers.newFile' : 'projects.papers.file'}
        kind="document"
        current={paper?.file}
        optional={!!paper}
      />
    </KeptForm>
  )
}
