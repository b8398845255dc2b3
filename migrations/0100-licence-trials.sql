-- A plan that is tried without being paid for: once for each who could hold one.
alter table licence add column is_trial boolean not null default false;
alter table licence add constraint licence_trial_check check (not is_trial or (invoice_id is null and purchase_order_id is null)) not valid;
alter table licence validate constraint licence_trial_check;
create unique index licence_trial_of_account on licence (account_id) where is_trial and account_id is not null;
create unique index licence_trial_of_company on licence (company_id) where is_trial and company_id is not null;
