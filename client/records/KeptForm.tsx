import { Button } from '@chakra-ui/react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { AnyObject, ObjectSchema } from 'yup'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { writtenIn } from '#client/ui/form/newest.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Behind, type BehindState, type Changed } from './Behind.tsx'

export interface KeptFormProps<FieldValues extends object> {
  /** Of a form that took the place of something else. */
  title?: MessageKey
  /** Below the title: what the form is about. */
  lead?: ReactNode
  /** On the button that saves. */
  submit: MessageKey | ReactElement
  /** What stands in it as it opens, with the version that it was read at. */
  values: FieldValues
  rules: ObjectSchema<AnyObject>
  onSave: (values: FieldValues) => Promise<unknown>
  /** What would stand in it now; nothing where the record has been deleted. */
  onNewest?: (() => Promise<FieldValues | undefined>) | undefined
  /** Once it is saved, or left without; a form that stays has none. */
  onDone?: () => void
  /** Where to without saving, of a form with an address of its own. */
  back?: string
  /** Takes all the room there is: something stands beside the fields. */
  wide?: boolean
  /** The fields themselves. */
  children: ReactNode
}

/** Changes something that others may change too. Where somebody has saved first, both versions stand side by side. */
export function KeptForm<FieldValues extends object>(props: KeptFormProps<FieldValues>) {
  const { title, lead, submit, values, rules, onSave, onNewest, onDone, back, wide, children } = props
  const [opened] = useState(values)
  /** What somebody else has made of it meanwhile, as far as it was looked at. */
  const [other, setOther] = useState<FieldValues>()
  const [behind, setBehind] = useState<BehindState>()
  const [changed, setChanged] = useState<Changed>()

  async function save(typed: FieldValues) {
    setBehind(undefined)
    try {
      await onSave(typed)
    } catch (error) {
      if (isStale(error)) {
        setBehind('asked')
        setChanged(refusalOf(error)?.changed)
      }
      throw error
    }
    onDone?.()
  }
  async function fetchNewest() {
    const newest = await onNewest?.()
    setBehind(newest ? 'fetched' : 'deleted')
    if (newest) {
      setChanged((before) => before && { ...before, fields: writtenIn(newest, other ?? opened) as string[] })
      setOther(newest)
    }
    return newest
  }
  return (
    <Stack gap="6" maxWidth={wide ? undefined : 'column'}>
      {title && <FormTitle id={title} />}
      {lead}
      <Form initialValues={opened} rules={rules} onSubmit={save} derives other={other}>
        {children}
        {behind && <Behind<FieldValues> key={behind} state={behind} base={other ?? opened} changed={changed} onFetch={fetchNewest} />}
        <SaveBar>
          {onDone && (
            <Button onClick={onDone}>
              <Text id="common.cancel" />
            </Button>
          )}
          {back && (
            <Button asChild>
              <Link to={back}>
                <Text id="common.cancel" />
              </Link>
            </Button>
          )}
          <SubmitButton>{typeof submit === 'string' ? <Text id={submit} /> : submit}</SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
