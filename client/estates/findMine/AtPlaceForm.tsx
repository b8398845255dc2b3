import { Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { AddEstateLink } from '#client/estates/saveEstate/AddEstateLink.tsx'
import { IdentityFields } from '#client/estates/saveEstate/IdentityFields.tsx'
import { PropertySearch } from '#client/estates/saveEstate/PropertySearch.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { Note } from '#client/ui/Note.tsx'
import { notify } from '#client/ui/notify.ts'
import { claimAtPlaceForm } from '#schema/registry/claims.input.ts'
import { atPlaceRefusal, type AtPlaceRefusal, nowhere, useAskAtPlace } from './useAskAtPlace.ts'

interface AtPlaceFormProps {
  onCancel: (() => void) | undefined
  onAsked: () => Promise<unknown>
}

/** Where it lies and how much of it; the place comes of an address, and can be written by hand. */
export function AtPlaceForm({ onCancel, onAsked }: AtPlaceFormProps) {
  const ask = useAskAtPlace()
  const [refusal, setRefusal] = useState<AtPlaceRefusal>()
  return (
    <Form
      initialValues={nowhere}
      rules={claimAtPlaceForm}
      afterwards="clear"
      onSubmit={async (values) => {
        setRefusal(undefined)
        try {
          await ask(values)
        } catch (failure) {
          setRefusal(atPlaceRefusal(failure))
          throw failure
        }
        notify.success('estates.findMine.claimed', { short: true })
        await onAsked()
      }}
    >
      {refusal && (
        <Note
          title={<Text id={`estates.findMine.atPlace.${refusal}.title`} />}
          action={refusal === 'notHere' ? <AddEstateLink variant="outline" /> : undefined}
        >
          <Text id={`estates.findMine.atPlace.${refusal}.text`} />
        </Note>
      )}
      <PropertySearch />
      <IdentityFields />
      <chakra.div maxWidth="320px">
        <TextField name="part" label="estates.findMine.atPlace.part" help="estates.findMine.atPlace.partHelp" faults={partFaults} />
      </chakra.div>
      <Flex gap="3" flexWrap="wrap">
        <SubmitButton>
          <Text id="estates.findMine.atPlace.ask" />
        </SubmitButton>
        {onCancel && (
          <Button onClick={onCancel}>
            <Text id="common.cancel" />
          </Button>
        )}
      </Flex>
    </Form>
  )
}

const partFaults = { notValid: 'estates.findMine.atPlace.partFault' } as const
