import { Button, chakra, Flex } from '@chakra-ui/react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useUndo } from '#client/data/useUndo.ts'
import { accepted, fileFaultWords } from '#client/files/upload/fileRules.ts'
import { SendingLine } from '#client/files/upload/SendingLine.tsx'
import { useUploadAtOnce } from '#client/files/upload/useUploadAtOnce.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { FaultLine } from '#client/ui/form/FieldFrame.tsx'
import { useFaultText } from '#client/ui/form/useFaultText.ts'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { CompanyMark } from './CompanyMark.tsx'
import type { CompanyProfile } from './useCompanyProfile.ts'

interface LogoSectionProps {
  company: CompanyProfile
  onStored: () => Promise<unknown>
  onRemove: (fileId: string) => Promise<unknown>
}

/** The logo takes effect at once. One that is removed can be had back for ten seconds. */
export function LogoSection({ company, onStored, onRemove }: LogoSectionProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { percent, fault, upload, cancel } = useUploadAtOnce(`/api/private/company/${company.id}/profile/logo`, onStored)
  const { lineOf, isGone, start } = useUndo()
  const text = useText()
  const faultText = useFaultText()
  const logo = company.logo && !isGone(company.logo.id) ? company.logo : null

  const line = logo && lineOf(logo.id)

  if (line) {
    return (
      <Section title={<Text id="companies.logo.title" />}>
        <Sheet paddingBlock="2">
          <UndoLine {...line}>
            <Text id="companies.logo.removed" />
          </UndoLine>
        </Sheet>
      </Section>
    )
  }
  return (
    <Section title={<Text id="companies.logo.title" />}>
      <Flex gap="5" alignItems="center" flexWrap="wrap">
        <CompanyMark company={{ ...company, logo }} />
        <chakra.div flex="1" minWidth="220px" display="grid" gap="3">
          <chakra.p color="muted">
            <Text id="companies.logo.help" />
          </chakra.p>
          {percent === undefined ? (
            <Flex gap="3" flexWrap="wrap">
              <Button onClick={() => picker.current?.click()}>
                <ImageUp aria-hidden />
                <Text id={logo ? 'companies.logo.replace' : 'companies.logo.choose'} />
              </Button>
              {logo && (
                <Button variant="ghost" onClick={() => start(logo.id, () => onRemove(logo.id))}>
                  <Trash2 aria-hidden />
                  <Text id="companies.logo.remove" />
                </Button>
              )}
            </Flex>
          ) : (
            <SendingLine percent={percent} label={text('companies.logo.sending')} onCancel={cancel} />
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
            aria-label={text('companies.logo.choose')}
            accept={accepted.image}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void upload(file)
              target.value = ''
            }}
          />
        </chakra.div>
      </Flex>
    </Section>
  )
}
