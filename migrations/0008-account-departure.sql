-- Who has left: the row stays for what refers to it, and says nothing of a person any more.
alter table app_user add deleted_at timestamptz;
alter table app_user add check (deleted_at is null or num_nonnulls(password_hash, phone, address_line1, postal_code, city, identity_hash) = 0);
