import { Button, chakra } from '@chakra-ui/react'
import { Camera, CloudUpload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import type { UploadKind } from './fileRules.ts'
import { usePastedFiles } from './usePastedFiles.ts'

interface DropAreaProps {
  kind: UploadKind
  multiple: boolean
  /** Nothing more fits: only what was chosen shows. What is dropped here now takes its place. */
  isFull: boolean
  isFaulty: boolean
  onFiles: (files: File[]) => void
  onPick: () => void
  /** The file input, and the files. */
  children: ReactNode
}

const Area = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    borderRadius: 'card',
    // The file input itself is out of sight; its focus shows on all of the widget.
    '&:has(> input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
  variants: { isOver: { true: { outline: '2px dashed', outlineColor: 'brand', outlineOffset: '2px' } } },
})

const Invitation = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '3',
    padding: '5',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'control',
    borderRadius: 'card',
    bg: 'raised',
    cursor: 'pointer',
    _hover: { bg: 'brand.subtle' },
  },
  variants: { faulty: { true: { borderColor: 'critical' } } },
})

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes files that are dropped anywhere on it, pasted, picked, or photographed. */
export function DropArea({ kind, multiple, isFull, isFaulty, onFiles, onPick, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const camera = useRef<HTMLInputElement>(null)
  usePastedFiles(onFiles)

  const over = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <Area
      isOver={isOver}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {!isFull && (
        <Invitation faulty={isFaulty} onClick={onPick}>
          <CloudUpload size={20} aria-hidden />
          <chakra.span flex="1" minWidth="180px">
            <chakra.b display="block">
              <Text id={multiple ? 'files.dropMany' : 'files.dropOne'} />
            </chakra.b>
            <chakra.span display="block" textStyle="meta" color="muted">
              <Text id={kind === 'image' ? 'files.limits.image' : multiple ? 'files.limits.many' : 'files.limits.one'} />
            </chakra.span>
          </chakra.span>
          <chakra.span display="flex" gap="2" flexWrap="wrap">
            {/* The input before it does the same for keyboard and screen reader. */}
            <Button as="span" aria-hidden>
              <Text id={multiple ? 'files.pickMany' : 'files.pickOne'} />
            </Button>
            <Button
              display="none"
              css={{ '@media (pointer: coarse)': { display: 'inline-flex' } }}
              onClick={(event) => {
                event.stopPropagation()
                camera.current?.click()
              }}
            >
              <Camera aria-hidden />
              <Text id="files.takePhoto" />
            </Button>
          </chakra.span>
          <input
            ref={camera}
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            hidden
            tabIndex={-1}
            onClick={(event) => event.stopPropagation()}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </Invitation>
      )}
      {children}
    </Area>
  )
}
