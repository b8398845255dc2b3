import { lazy, Suspense } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Outside, OutsideSkeleton } from './Outside.tsx'
import { useExterior } from './useExterior.ts'

const WordsForm = lazy(async () => ({ default: (await import('./WordsForm.tsx')).WordsForm }))
const PicturesForm = lazy(async () => ({ default: (await import('./PicturesForm.tsx')).PicturesForm }))
const CaptionForm = lazy(async () => ({ default: (await import('./CaptionForm.tsx')).CaptionForm }))

/** How an estate looks from outside; in its place a form, while words are written or pictures added. */
export function ExteriorPage() {
  const { estateId } = useEstatePlace()
  const exterior = useExterior(estateId)
  const may = useRights('exterior')
  const wordsForm = useOpenForm('text')
  const picturesForm = useOpenForm('pictures')
  const captionForm = useOpenForm('caption')

  const { words, images } = exterior
  const captioned = images.find(({ id }) => id === captionForm.opened)

  const form =
    may.change && words && wordsForm.opened ? (
      <WordsForm words={words} onSave={exterior.saveWords} onNewest={exterior.newestWords} onDone={wordsForm.close} />
    ) : may.add && words && picturesForm.opened ? (
      <PicturesForm onSave={exterior.add} onDone={picturesForm.close} />
    ) : (
      may.change &&
      captioned && (
        <CaptionForm
          key={captioned.id}
          image={captioned}
          onSave={exterior.saveCaption}
          onNewest={exterior.newestImage}
          onDone={captionForm.close}
        />
      )
    )
  return (
    <EstateShell section="exterior" error={exterior.error} onRetry={exterior.retry}>
      {form ? (
        <Suspense fallback={<OutsideSkeleton />}>{form}</Suspense>
      ) : (
        <Outside
          exterior={exterior}
          may={may}
          onWords={() => wordsForm.open('edit')}
          onPictures={() => picturesForm.open('new')}
          onCaption={captionForm.open}
        />
      )}
    </EstateShell>
  )
}
