import type { Own } from '#client/access/own.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import type { ExteriorQuery } from '#client/generated/graphql.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Outside, OutsideSkeleton } from './Outside.tsx'
import { type Exterior, useExterior } from './useExterior.ts'

const WordsForm = fetched(async () => (await import('./WordsForm.tsx')).WordsForm, <OutsideSkeleton />)
const PicturesForm = fetched(async () => (await import('./PicturesForm.tsx')).PicturesForm, <OutsideSkeleton />)
const CaptionForm = fetched(async () => (await import('./CaptionForm.tsx')).CaptionForm, <OutsideSkeleton />)

/** How an estate looks from outside; in its place a form, while words are written or pictures added. */
export function ExteriorPage(own: Own<Exterior, ExteriorQuery>) {
  const kept = useExterior(own)
  const may = useRights('exterior')
  const wordsForm = useOpenForm('text')
  const picturesForm = useOpenForm('pictures')
  const captionForm = useOpenForm('caption')

  function formOf(words: Exterior) {
    if (may.change && wordsForm.opened)
      return <WordsForm words={words} onSave={kept.saveWords} onNewest={() => own.newest()} onDone={wordsForm.close} />
    if (may.add && picturesForm.opened) return <PicturesForm onSave={kept.add} onDone={picturesForm.close} />
    const image = kept.images.find(({ id }) => id === captionForm.opened)
    if (!may.change || !image) return undefined
    return <CaptionForm key={image.id} image={image} onSave={kept.saveCaption} onNewest={kept.newestImage} onDone={captionForm.close} />
  }
  return (
    <EstateScreen own={own} section="exterior" skeleton={<OutsideSkeleton />}>
      {(exterior) =>
        formOf(exterior) ?? (
          <Outside
            words={exterior}
            exterior={kept}
            may={may}
            onWords={() => wordsForm.open('edit')}
            onPictures={() => picturesForm.open('new')}
            onCaption={captionForm.open}
          />
        )
      }
    </EstateScreen>
  )
}
