import { object } from 'yup'

export const operatingStatusInput = object({})
