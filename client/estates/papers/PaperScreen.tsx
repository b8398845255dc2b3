import { type ComponentType, Suspense } from 'react'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { estateSections } from '#client/estates/estate/sections.ts'
import { mayOpen, useRights } from '#client/estates/estate/useRights.ts'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import type { Paper, PaperInput, PaperSection } from './paperKind.ts'
import { PaperList, type PaperRowOf } from './PaperList.tsx'
import { PapersSkeleton, PapersState } from './PapersState.tsx'
import type { Papers } from './usePapers.ts'

export interface PaperFormProps<P, Input> {
  /** The paper to change; without it one is added. */
  paper: P | undefined
  onSave: (input: Input) => Promise<unknown>
  onNewest: (id: string) => Promise<P | undefined>
  onDone: () => void
}

interface PaperScreenProps<P, Input> {
  kind: PaperSection
  papers: Papers<P, Input>
  /** Stands in the address while the form is open: `?report=new`. */
  formName: string
  nameOf: (paper: P) => string
  row: ComponentType<PaperRowOf<P>>
  form: ComponentType<PaperFormProps<P, Input>>
}

/** The papers of one section of an estate; in their place a form, while one is added or changed. */
export function PaperScreen<P extends Paper, Input extends PaperInput>({
  kind,
  papers: kept,
  formName,
  nameOf,
  row,
  form: Form,
}: PaperScreenProps<P, Input>) {
  const may = useRights(estateSections[kind].part)
  const { opened, open, close } = useOpenForm(formName)

  const paper = kept.papers?.find(({ id }) => id === opened)
  const isFormOpen = kept.papers && mayOpen(may, paper, opened)
  return (
    <EstateScreen section={kind} error={kept.error} onRetry={kept.retry}>
      {isFormOpen ? (
        <Suspense fallback={<PapersSkeleton />}>
          <Form key={opened} paper={paper} onSave={kept.save} onNewest={kept.newest} onDone={close} />
        </Suspense>
      ) : (
        <PapersState kind={kind} kept={kept} mayAdd={may.add} onAdd={() => open('new')}>
          <PaperList kind={kind} papers={kept.papers ?? []} nameOf={nameOf} row={row} may={may} onEdit={open} onDelete={kept.remove} />
        </PapersState>
      )}
    </EstateScreen>
  )
}
