import type { GraphqlApi, Routes } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { deliversMails } from './delivery.ts'
import { devMail } from './devMail.ts'
import { mailFigures } from './figures.ts'
import { outboxMail } from './outboxMail.entity.ts'
import { answersRequests } from './requests.ts'

export const graphql: GraphqlApi = { entities: [outboxMail] }
export const routes: readonly Routes[] = [devMail]
export const jobs: readonly Job[] = [deliversMails, answersRequests]
export const figures = [mailFigures]
