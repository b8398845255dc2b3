import { array } from 'yup'
import { id } from './fields.ts'
import { mostAtOnce } from './several.ts'

export const severalIds = () => array(id()).typeError('notValid').required('required').min(1, 'required').max(mostAtOnce, 'tooMany')
