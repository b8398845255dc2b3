import { Button, chakra, Flex } from '@chakra-ui/react'
import { EyeOff, FileCheck, KeyRound, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { AddEstateLink } from '#client/estates/saveEstate/AddEstateLink.tsx'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Note } from '#client/ui/Note.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { identityNumberInput } from '#schema/registry/estateRegistry.input.ts'
import { Proving, useProving } from './Proving.tsx'
import { type RefusalKind, refusalKind } from './refusalKind.ts'

interface AskRegisterProps {
  /** The user has proven a number, and need not write it. */
  isProven: boolean
  onAsk: (identityNumber?: string) => Promise<unknown>
  /** Back to what was found before, where there was something. */
  onCancel: (() => void) | undefined
}

const promises: readonly [LucideIcon, MessageKey][] = [
  [KeyRound, 'estates.findMine.usedOnce'],
  [EyeOff, 'estates.findMine.neverStored'],
  [FileCheck, 'estates.findMine.youChoose'],
]

const numberFaults = { required: 'estates.findMine.writeNumber' } as const

/** The number is asked for where it is used, and what becomes of it is said before it is typed. */
export function AskRegister({ isProven, onAsk, onCancel }: AskRegisterProps) {
  const [refusal, setRefusal] = useState<RefusalKind>()

  const isProvable = useProving().length > 0

  async function ask(identityNumber?: string) {
    setRefusal(undefined)
    try {
      await onAsk(identityNumber)
    } catch (failure) {
      const kind = refusalKind(failure)
      setRefusal(kind)
      if (!kind && !refusalOf(failure)?.fields) tellFailure(refusalOf(failure) ?? failure)
      throw failure
    }
  }

  return (
    <Stack gap="6">
      {refusal && (
        <Note
          title={<Text id={`estates.findMine.${refusal}.title`} />}
          action={refusal === 'away' ? <AddEstateLink variant="outline" /> : undefined}
        >
          <Text id={`estates.findMine.${refusal}.text`} />
        </Note>
      )}
      {isProven ? <ProvenNumber onAsk={() => void ask().catch(() => undefined)} onCancel={onCancel} /> : <Proving />}
      {!isProven && (
        <Sheet>
          {isProvable && (
            <chakra.p marginBottom="5">
              <Text id="estates.findMine.orType" />
            </chakra.p>
          )}
          <Promises>
            {promises.map(([Icon, words]) => (
              <li key={words}>
                <chakra.span color="brand.fg" marginTop="2px">
                  <Icon size={20} aria-hidden />
                </chakra.span>
                <Text id={words} />
              </li>
            ))}
          </Promises>
          <Form
            initialValues={{ identityNumber: '' }}
            rules={identityNumberInput}
            keepsNothing
            onSubmit={({ identityNumber }) => ask(identityNumber.replaceAll(/\s/g, ''))}
          >
            <chakra.div maxWidth="320px">
              <TextField
                name="identityNumber"
                label="estates.findMine.identityNumber"
                help="estates.findMine.identityNumberHelp"
                faults={numberFaults}
                inputMode="numeric"
                autoComplete="off"
              />
            </chakra.div>
            <Flex gap="3" flexWrap="wrap">
              <SubmitButton>
                <Text id="estates.findMine.ask" />
              </SubmitButton>
              {onCancel && (
                <Button onClick={onCancel}>
                  <Text id="common.cancel" />
                </Button>
              )}
            </Flex>
          </Form>
        </Sheet>
      )}
    </Stack>
  )
}

/** Whoever has proven a number writes none. */
const ProvenNumber = ({ onAsk, onCancel }: { onAsk: () => void; onCancel: (() => void) | undefined }) => (
  <Sheet>
    <chakra.h2 textStyle="lead" fontWeight="strong">
      <Text id="estates.findMine.provenTitle" />
    </chakra.h2>
    <chakra.p color="muted" marginTop="2" marginBottom="5">
      <Text id="estates.findMine.provenText" />
    </chakra.p>
    <Flex gap="3" flexWrap="wrap">
      <Button variant="solid" onClick={onAsk}>
        <Text id="estates.findMine.lookUp" />
      </Button>
      {onCancel && (
        <Button onClick={onCancel}>
          <Text id="common.cancel" />
        </Button>
      )}
    </Flex>
  </Sheet>
)

const Promises = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    marginBottom: '6',
    paddingBottom: '6',
    borderBottomWidth: '1px',
    '& li': { display: 'flex', gap: '3' },
  },
})
