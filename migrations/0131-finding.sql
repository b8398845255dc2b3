create extension if not exists fuzzystrmatch;

-- How what is found by its name is compared: beside case and accents, æ, ø and å are as those type them who lack the keys.
create function findable(said text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(folded(said), 'oe', 'o'), 'ae', 'a')
$$;

-- How well a text has all of these words, from nought to one; null where one of them is not in it. A word that is at a start counts
-- most. One of four letters or more may be mistyped: by one letter, and by two from six letters on.
create function likeness(words text[], said text) returns float8 language plpgsql immutable strict parallel safe as $$
declare
  word text;
  place int;
  near int;
  likeness float8 := 0;
begin
  foreach word in array words loop
    place := strpos(said, word);
    if place = 1 then likeness := likeness + 1;
    elsif place > 1 then likeness := likeness + case when strpos(said, ' ' || word) > 0 then 0.9 else 0.6 end;
    else
      if length(word) not between 4 and 100 or word_similarity(word, said) < 0.25 then return null; end if;
      near := case when length(word) < 6 then 1 else 2 end;
      if not exists (select from regexp_split_to_table(said, '[^[:alnum:]]+') beside
        where levenshtein_less_equal(word, left(beside, length(word)), near) <= near) then return null; end if;
      likeness := likeness + 0.3;
    end if;
  end loop;
  return likeness / cardinality(words);
end $$;
