/** What a server sends that reads rows and joins them itself. */
export const estateCells = `e.id, e.identity_kind "identityKind", e.municipality_no "municipalityNo", e.gnr, e.bnr, e.fnr, e.snr,
  e.organization_number "organizationNumber", e.share_number "shareNumber", e.ownership_kind "ownershipKind", e.house_type "houseType",
  e.built_year "builtYear", e.plot_area_m2 "plotAreaM2", e.address_line1 "addressLine1", e.address_line2 "addressLine2",
  e.contact_name "contactName", e.contact_phone_number "contactPhoneNumber", e.contact_email "contactEmail", e.image_file_id "imageFileId"`
export const reportCells = `r.id, r.report_type "reportType", r.custom_name "customName", r.report_date::text "reportDate", r.file_id "fileId",
  r.created_at "createdAt", r.version`

export const estatesText = `select ${estateCells}, true owner from estate e
  where e.id in (select estate_id from estate_owner where account_id = $1) and e.id <> all($2::uuid[]) order by e.address_line1, e.id limit $3`
export const estateText = `select ${estateCells}, exists (select from estate_owner where estate_id = e.id and account_id = $2) owner from estate e where e.id = $1`
export const filesText = 'select id, name, url_name "urlName", type, size, width, height from file where id = any($1::uuid[])'
export const reportsText = `select ${reportCells} from report_archive_document r where r.estate_id = $1 order by r.id desc limit $2`
export const countText = 'select count(*)::int count from report_archive_document where estate_id = $1'

export const adoptText = `update file set is_temporary = false, expires_at = null, estate_id = $2, section = 'report-archive'
  where id = $1 and owner_account_id = $3 and is_temporary returning id`
export const insertText = `insert into report_archive_document as r (estate_id, report_type, custom_name, report_date, file_id)
  values ($1, $2, $3, $4, $5) returning ${reportCells}`
export const auditText = `insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
  values ($1, $2, $3, $4, 'saveReportDocument', $5, $6, 'done', '{reportType,customName,reportDate,fileId}')`
