import { array } from 'yup'
import { id } from './fields.ts'

/** Why one of several was not done. */
export const leftReasons = ['gone', 'noRight', 'wrongState', 'taken', 'parentGone'] as const
export type LeftReason = (typeof leftReasons)[number]

/** So many records are done something with by one command, at most. */
export const mostAtOnce = 200

export const severalIds = () => array(id()).typeError('notValid').required('required').min(1, 'required').max(mostAtOnce, 'tooMany')
