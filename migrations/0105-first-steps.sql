-- What a new estate begins with is shown until it is done, or somebody has seen enough of it.
alter table estate add column first_steps_put_away_at timestamptz;
