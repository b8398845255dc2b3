-- What an order said when its customer was sent it last, as a row: whoever isn't shown it so doesn't pay for looking it up.
create function order_as_sent(order_id uuid) returns project_order language sql stable parallel safe as $$
  select jsonb_populate_record(null::project_order, s.content) from order_sent s where s.id = order_id
$$;
