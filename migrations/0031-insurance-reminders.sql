-- The end of which the owners were told; where it is moved they are told of the new one.
alter table insurance_document add reminded_of date;
