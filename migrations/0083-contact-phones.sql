-- A contact's telephone number is kept without spaces, as every other is: the form took any text before. What is no number stays
-- as it was written, and is asked about when the estate is next saved.
update estate set contact_phone_number = regexp_replace(contact_phone_number, '\s', '', 'g')
  where contact_phone_number ~ '^\+?[0-9\s]+$' and contact_phone_number ~ '\s';
