-- Each storey by its word, as the start compares them with the schema.
alter table floor drop constraint floor_type_check;
alter table floor add constraint floor_type_check check (type in ('basement', 'lowerGround', 'groundFloor', 'floor1', 'floor2', 'floor3', 'floor4', 'floor5', 'floor6', 'floor7', 'floor8', 'floor9', 'floor10', 'floor11', 'floor12', 'floor13', 'floor14', 'floor15', 'floor16', 'floor17', 'floor18', 'floor19', 'floor20', 'attic', 'loft')) not valid;
alter table floor validate constraint floor_type_check;
