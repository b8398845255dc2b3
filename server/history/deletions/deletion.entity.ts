import type { DeletedKind } from '#schema/history/deletedKinds.ts'
import { User } from '#server/accounts/user.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { Column, createdAt, entityOf, int, ore, table, text, uuid } from '#server/kernel/table.ts'

/** What was deleted and can be had back. */
export class Deletion extends table('deletion', {
  estateId: uuid.optional,
  projectId: uuid.optional,
  companyId: uuid.optional,
  /** The right of whoever deletes there, by which it can be had back: `delete insurance`, `update documents`. */
  needs: text,
  kind: text.as<DeletedKind>(),
  recordId: uuid,
  name: text.optional,
  userId: uuid.optional,
  deletedAt: createdAt,
  pictureCount: int.usually(0),
  paperCount: int.usually(0),
  /** Of its files, for as long as they are kept. */
  byteCount: ore.usually(0),
  kept: new Column<object>({ type: 'jsonb' }).unread.usually({}),
}) {
  declare user: User | null
}

export const deletion = entityOf(Deletion, {
  relations: {
    user: {
      ...toOne(User, 'user_id'),
      joinColumn: { name: 'user_id', foreignKeyConstraintName: 'deletion_user_id_fkey' },
      onDelete: 'SET NULL',
    },
  },
})
