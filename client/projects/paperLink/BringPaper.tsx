import { Button, chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Failure } from '#client/access/failure.ts'
import { DropArea } from '#client/files/upload/DropArea.tsx'
import { fileFaultWords, faultOf } from '#client/files/upload/fileRules.ts'
import type { Upload } from '#client/files/upload/queue.ts'
import { send } from '#client/files/upload/send.ts'
import { UploadRow } from '#client/files/upload/UploadRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { useFaultText } from '#client/ui/form/useFaultText.ts'
import { Stack } from '#client/ui/Page.tsx'
import { paperAddress } from './paperLink.ts'

interface BringPaperProps {
  /** The link's key. */
  to: string
  /** Which of several it is. */
  code?: string
  onBrought: () => void
  onOver: () => void
}

/** One file is chosen, looked at, and brought. */
export function BringPaper({ to, code, onBrought, onOver }: BringPaperProps) {
  const text = useText()
  const faultText = useFaultText()
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Upload>()
  const [missing, setMissing] = useState(false)

  function choose([file]: File[]) {
    if (!file) return
    const fault = faultOf(file, 'document')
    setMissing(false)
    setChosen({ key: 'paper', file, sent: 0, ...(fault ? { state: 'failed', fault, canRetry: false } : { state: 'waiting' }) })
  }
  async function bring() {
    if (!chosen || chosen.state === 'failed') return setMissing(!chosen)
    const { file } = chosen
    const tell = (changed: Partial<Upload>) => setChosen({ ...chosen, ...changed })
    tell({ state: 'sending' })
    try {
      const signal = new AbortController().signal
      await send(file, {
        kind: 'document',
        to: `${paperAddress(to)}${code ? `?code=${code}` : ''}`,
        signal,
        onProgress: (sent) => tell({ state: 'sending', sent }),
      })
      onBrought()
    } catch (error) {
      const failure = error instanceof Failure ? error : undefined
      if (failure?.status === 410 || failure?.status === 404) return onOver()
      tell({ state: 'failed', fault: failure?.code || 'interrupted', canRetry: true })
    }
  }
  const pick = () => picker.current?.click()
  const isSending = chosen?.state === 'sending'
  return (
    <Stack gap="4">
      <DropArea kind="document" multiple={false} isFull={!!chosen} isFaulty={missing} onFiles={choose} onPick={pick}>
        <input
          ref={picker}
          type="file"
          aria-label={text('paperLink.file')}
          hidden={!!chosen}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
          onChange={({ target }) => {
            choose([...(target.files ?? [])])
            target.value = ''
          }}
        />
        {chosen && <UploadRow upload={chosen} preview={false} onRemove={() => setChosen(undefined)} onRetry={() => void bring()} />}
      </DropArea>
      {missing && (
        <chakra.p role="alert" color="critical.fg" textStyle="meta">
          {faultText('required', { ...fileFaultWords, required: 'files.required' })}
        </chakra.p>
      )}
      <Button variant="solid" disabled={isSending} onClick={() => void bring()}>
        <Text id={isSending ? 'paperLink.sending' : 'paperLink.bring'} />
      </Button>
    </Stack>
  )
}
