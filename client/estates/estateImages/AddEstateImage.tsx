import { Button, chakra } from '@chakra-ui/react'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { accepted, fileFaultWords } from '#client/files/upload/fileRules.ts'
import { SendingLine } from '#client/files/upload/SendingLine.tsx'
import { usePastedFiles } from '#client/files/upload/usePastedFiles.ts'
import { useUploadAtOnce } from '#client/files/upload/useUploadAtOnce.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { FaultLine } from '#client/ui/form/FieldFrame.tsx'
import { useFaultText } from '#client/ui/form/useFaultText.ts'

interface AddEstateImageProps {
  estateId: string
  onStored: (fileId: string) => Promise<unknown>
}

/** A picture picked, pasted or photographed is kept at once. */
export function AddEstateImage({ estateId, onStored }: AddEstateImageProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { percent, fault, upload, cancel } = useUploadAtOnce(`/api/private/estate/${estateId}/image`, ({ id }) => onStored(id))
  const text = useText()
  const faultText = useFaultText()
  const take = ([file]: File[]) => file && percent === undefined && void upload(file)
  usePastedFiles(take)
  return (
    <chakra.div display="grid" gap="3">
      {percent === undefined ? (
        <div>
          <Button variant="solid" onClick={() => picker.current?.click()}>
            <ImageUp aria-hidden />
            <Text id="estates.images.add" />
          </Button>
        </div>
      ) : (
        <SendingLine percent={percent} label={text('estates.images.sending')} onCancel={cancel} />
      )}
      {fault && (
        <chakra.div role="alert" textStyle="meta">
          <FaultLine>{faultText(fault, fileFaultWords)}</FaultLine>
        </chakra.div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={text('estates.images.add')}
        accept={accepted.image}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </chakra.div>
  )
}
