import { lazy, Suspense } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
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
  const mayChange = useMay(estateId)('update', 'estate')
  const wordsForm = useOpenForm('text')
  const picturesForm = useOpenForm('pictures')
  const captionForm = useOpenForm('caption')

  const { words, images } = exterior
  const captioned = images.find(({ id }) => id === captionForm.opened)

  const form =
    mayChange && words && wordsForm.opened ? (
      <WordsForm words={words} onSave={exterior.saveWords} onNewest={exterior.newestWords} onDone={wordsForm.close} />
    ) : mayChange && words && picturesForm.opened ? (
      <PicturesForm onSave={exterior.add} onDone={picturesForm.close} />
    ) : (
      mayChange &&
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
    <EstateScreen section="exterior" error={exterior.error} onRetry={exterior.retry}>
      {form ? (
        <Suspense fallback={<OutsideSkeleton />}>{form}</Suspense>
      ) : (
        <Outside
          exterior={exterior}
          mayChange={mayChange}
          onWords={() => wordsForm.open('edit')}
          onPictures={() => picturesForm.open('new')}
          onCaption={captionForm.open}
        />
      )}
    </EstateScreen>
  )
}
