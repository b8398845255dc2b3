/** What the mapper would do to a database that is right as it is, and why it is left undone. */
const reasons: Readonly<Record<string, readonly RegExp[]>> = {
  'constraints and indexes are written in SQL only': [/ DROP CONSTRAINT "\w+_(fkey|key|check\d*)"$/, /^DROP INDEX "public"\."\w+"$/],
  'a row hangs under its own estate: the foreign key has two columns': [
    /^ALTER TABLE "(estate|project|maintenance_report)" ADD CONSTRAINT "\w+" FOREIGN KEY \("image_file_id"\)/,
    /^ALTER TABLE "(report_archive_document|insurance_document|private_document|exterior_image|drawing|other_document|estate_control_point_file|renovation_document|renovation_picture|file_text|plan_document|maintenance_occurrence|mailbox_document|control_point_file|project_document|project_document_file|project_deviation_file|order_document|quotation_document|maintenance_report)" ADD CONSTRAINT "\w+" FOREIGN KEY \("file_id"\)/,
    /^ALTER TABLE "handover_zip" ADD CONSTRAINT "\w+" FOREIGN KEY \("file_id"\)/,
    /^ALTER TABLE "handover_book" ADD CONSTRAINT "\w+" FOREIGN KEY \("(pdf|zip|firm_pdf)_file_id"\)/,
    /^ALTER TABLE "room" ADD CONSTRAINT "\w+" FOREIGN KEY \("floor_id"\)/,
    /^ALTER TABLE "room_comment" ADD CONSTRAINT "\w+" FOREIGN KEY \("room_id"\)/,
    /^ALTER TABLE "mailbox_document" ADD CONSTRAINT "\w+" FOREIGN KEY \("message_id"\)/,
    /^ALTER TABLE "mailbox_message" ADD CONSTRAINT "\w+" FOREIGN KEY \("estate_id"\)/,
    /^ALTER TABLE "room_comment_picture" ADD CONSTRAINT "\w+" FOREIGN KEY \("file_id"\)/,
  ],
  'a logo hangs under its own company: the foreign key has two columns': [
    /^ALTER TABLE "company" ADD CONSTRAINT "\w+" FOREIGN KEY \("logo_file_id"\)/,
  ],
  'what was agreed outlives the paper it was printed on': [/^ALTER TABLE "order_approval" ADD CONSTRAINT "\w+" FOREIGN KEY \("file_id"\)/],
  'history outlives the users it names': [/^ALTER TABLE "audit_entry" ADD CONSTRAINT "\w+" FOREIGN KEY \("user_id"\)/],
  'each part of the log holds its ids to be there once': [/^ALTER TABLE "audit_entry" ADD CONSTRAINT "\w+" PRIMARY KEY \("id"\)$/],
  'names sort as Norwegians sort them': [/^ALTER TABLE "\w+" ALTER COLUMN "(name|address_line1)" TYPE text COLLATE "undefined"$/],
  'the database makes these columns itself': [
    /^ALTER TABLE "(app_user|estate|file_text)" (RENAME COLUMN|ADD|DROP COLUMN) "(TEMP_OLD_)?(name|search_text|search)"/,
    /^UPDATE "(app_user|estate|file_text)" SET "(name|search_text|search)" = "TEMP_OLD_/,
    /^DELETE FROM "typeorm_metadata"/,
    /^ALTER TABLE "maintenance_task" DROP COLUMN "(counted_from|open_from|done_through)"$/,
  ],
}

export const declared = Object.values(reasons).flat()
