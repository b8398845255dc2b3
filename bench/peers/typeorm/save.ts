import type { DataSource } from 'typeorm'
import type { Asker } from '../asker.ts'
import { auditText } from '../texts.ts'
import { files, reports } from './dataSource.ts'
import { refuse } from './serve.ts'

export type Save = Readonly<Record<'estateId' | 'reportType' | 'customName' | 'reportDate' | 'fileId', string>>

/** Adopt, insert and keep the history in one transaction, through repositories. */
export const saveWith =
  (source: DataSource) =>
  async (asker: Asker, { estateId, fileId, ...values }: Save) =>
    source.transaction(async (db) => {
      const taken = { isTemporary: false, expiresAt: null, estateId, section: 'report-archive' }
      const { affected } = await db.update(files, { id: fileId, ownerAccountId: asker.accountId!, isTemporary: true }, taken)
      if (!affected) refuse('entityNotFound', asker)
      const { identifiers } = await db.insert(reports, { estateId, fileId, ...values })
      const id = String(identifiers[0]!['id'])
      await db.query(auditText, [asker.userId, asker.accountId, '127.0.0.1', asker.requestId, estateId, id])
      return db.findOneOrFail(reports, { where: { id }, relations: { file: true } })
    })
