-- The match row: where the stream's head is, and a projection for reads and lists. It moves with every
-- append, so pages keep room for the new row beside the old one and no index names what moves.
CREATE TABLE matches (
  match_id uuid NOT NULL,
  game text NOT NULL,
  rules_version text NOT NULL,
  status text NOT NULL,
  visibility text NOT NULL,
  options text NOT NULL,
  clock text,
  settings text NOT NULL,
  creator_id text,
  version integer NOT NULL,
  head_hash bytea NOT NULL,
  phase text,
  active_seats smallint[] NOT NULL,
  deadline bigint,
  outcome text,
  created_at bigint NOT NULL,
  started_at bigint,
  ended_at bigint,
  CONSTRAINT matches_pkey PRIMARY KEY (match_id)
) WITH (fillfactor = 70);

CREATE INDEX matches_created ON matches (created_at, match_id);
CREATE INDEX matches_status_created ON matches (status, created_at, match_id);

-- reliability 3: the row moves only from the version before the first new one; a row that stayed where it
-- was takes the whole transaction back.
CREATE FUNCTION require_moved(expected integer, moved bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF moved <> expected THEN
    RAISE EXCEPTION 'a match row did not move' USING ERRCODE = 'BR002';
  END IF;
END $$;

CREATE TABLE seats (
  match_id uuid NOT NULL,
  seat smallint NOT NULL,
  player_id text,
  kind text NOT NULL CHECK (kind IN ('player', 'bot')),
  display_name text,
  joined_at bigint NOT NULL,
  CONSTRAINT seats_pkey PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_player ON seats (player_id, match_id) INCLUDE (seat) WHERE player_id IS NOT NULL;

-- Follow-up work (stack 5). A body holds no hidden value.
CREATE TABLE jobs (
  match_id uuid NOT NULL,
  key text NOT NULL,
  kind text NOT NULL,
  due_at bigint NOT NULL,
  lease_until bigint,
  attempts integer NOT NULL,
  body text NOT NULL,
  CONSTRAINT jobs_pkey PRIMARY KEY (match_id, key)
);

CREATE INDEX jobs_due ON jobs (due_at);
