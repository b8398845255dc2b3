import { Button } from '@chakra-ui/react'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { withTexts } from '#client/messages/arriving.ts'
import { Text } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'

const EstateImagesDialog = fetched(
  async () => (await withTexts(import('./EstateImagesDialog.tsx'), 'estates.exterior')).EstateImagesDialog,
  null,
)

/** For those who may change the estate, and not on a screen that a public link has opened. */
export function EstateImagesButton() {
  const { estateId, isPublic } = useEstatePlace()
  const may = useMay(estateId)
  const [isOpen, setOpen] = useState(false)
  if (isPublic || !may('update', 'estate')) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Images aria-hidden />
        <Text id="estates.images.button" />
      </Button>
      {isOpen && <EstateImagesDialog estateId={estateId} onClose={() => setOpen(false)} />}
    </>
  )
}
