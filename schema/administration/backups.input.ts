import { object } from 'yup'

export const backupsInput = object({})
