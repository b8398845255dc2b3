import { boolean, object } from 'yup'
import { choice, secret } from '#schema/fields.ts'

export const reminderKinds = ['maintenance', 'insurance', 'licence'] as const
export type ReminderKind = (typeof reminderKinds)[number]

const isOn = () => boolean().strict().typeError('notValid').required('required')

export const chooseMailInput = object({ kind: choice(reminderKinds), isOn: isOn() })
export const chooseMailByTokenInput = object({ token: secret(500), isOn: isOn() })
