-- An owner may pay for a supplier's access: an invoice without a plan, for what has no end of its own.
alter table licence_invoice
  alter plan drop not null,
  alter valid_to drop not null,
  add check ((plan is null) = (valid_to is null));
