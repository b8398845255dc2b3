-- What a project holds is looked for by its project, and what an order holds by its order, whatever estate that is on. An
-- index that begins with the estate was walked through estate by estate, so that each look cost more with every new estate.
drop index control_area_order;
create index control_area_order on control_area (project_id, sort_order, id);
drop index control_point_order;
create index control_point_order on control_point (project_id, control_area_id, sort_order, id);
drop index handover_book_newest;
create index handover_book_newest on handover_book (project_id, id desc);
drop index paper_request_open;
create index paper_request_open on paper_request (project_id, id desc) where revoked_at is null and delivered_at is null;
drop index project_budget_line_order;
create index project_budget_line_order on project_budget_line (project_id, sort_order, id);
create index project_budget_project on project_budget (project_id);
drop index project_deviation_newest;
create index project_deviation_newest on project_deviation (project_id, id desc);
drop index project_deviation_file_order;
create index project_deviation_file_order on project_deviation_file (deviation_id, side, id);
drop index project_document_order;
create index project_document_order on project_document (project_id, list, document_type, id);
drop index project_document_file_document;
create index project_document_file_document on project_document_file (document_id, id);
create index project_document_list_project on project_document_list (project_id, list);
alter table project_deadline
  drop constraint project_deadline_estate_id_project_id_kind_key,
  add unique (project_id, kind);
alter table project_paper_decision
  drop constraint project_paper_decision_estate_id_project_id_code_key,
  add unique (project_id, code);

drop index order_document_order;
create index order_document_order on order_document (order_id, id);
drop index order_event_order;
create index order_event_order on order_event (order_id, id);
drop index order_line_order;
create index order_line_order on order_line (order_id, id);
drop index order_quotation_order;
create index order_quotation_order on order_quotation (order_id, id);
drop index quotation_document_quotation;
create index quotation_document_quotation on quotation_document (quotation_id, id);
drop index quotation_line_quotation;
create index quotation_line_quotation on quotation_line (quotation_id, id);

-- The same columns are unique, so that this said what another index says.
drop index project_participant_project;
