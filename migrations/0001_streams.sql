-- The record: events with what hangs on them. The match id leads every key, so that the tables can be
-- distributed by it; nothing here is unique across matches.

-- Milliseconds since the epoch by the database's own clock.
CREATE FUNCTION clock_ms() RETURNS bigint LANGUAGE sql VOLATILE AS
  'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

-- Members in the order of their alignment: the row is the project's largest table.
CREATE TABLE events (
  match_id uuid NOT NULL,
  command_id uuid NOT NULL,
  recorded_at bigint NOT NULL,
  version integer NOT NULL,
  schema_version smallint NOT NULL,
  actor_seat smallint,
  hash bytea NOT NULL,
  type text NOT NULL,
  actor_kind text NOT NULL,
  rules_version text NOT NULL,
  -- Empty: the command in command_id, which is what nearly every event is caused by.
  causation text NOT NULL,
  -- Canonical texts exactly as they were hashed (audit 3.2), hence not jsonb.
  payload text NOT NULL,
  sealed text NOT NULL,
  random text NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (match_id, version)
);

-- audit 3.2: refused for every role, the owner and triggers' usual bypass included.
CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'BR001';
END $$;

CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();
ALTER TABLE events ENABLE ALWAYS TRIGGER events_append_only;

-- Values of sealed fields with their salts, encrypted (audit 3.3).
CREATE TABLE openings (
  match_id uuid NOT NULL,
  version integer NOT NULL,
  path text NOT NULL,
  key_id text NOT NULL,
  body bytea NOT NULL,
  CONSTRAINT openings_pkey PRIMARY KEY (match_id, version, path)
);

CREATE TABLE erasures (
  match_id uuid NOT NULL,
  version integer NOT NULL,
  path text NOT NULL,
  reason text NOT NULL,
  at bigint NOT NULL,
  CONSTRAINT erasures_pkey PRIMARY KEY (match_id, version, path)
);

-- Accepted commands, for as long as the match lasts (reliability 3).
CREATE TABLE commands (
  match_id uuid NOT NULL,
  command_id uuid NOT NULL,
  first_version integer NOT NULL,
  last_version integer NOT NULL,
  seat smallint,
  input_hash bytea NOT NULL,
  CONSTRAINT commands_pkey PRIMARY KEY (match_id, command_id)
);

-- Server seeds, encrypted; one for each randomness session of a match (audit 2.2).
CREATE TABLE seeds (
  match_id uuid NOT NULL,
  session integer NOT NULL,
  key_id text NOT NULL,
  body bytea NOT NULL,
  CONSTRAINT seeds_pkey PRIMARY KEY (match_id, session)
);

-- Folded states, deflated and encrypted. Disposable: deleting all of them changes nothing but time.
CREATE TABLE snapshots (
  match_id uuid NOT NULL,
  version integer NOT NULL,
  rules_version text NOT NULL,
  state_hash bytea NOT NULL,
  key_id text NOT NULL,
  body bytea NOT NULL,
  CONSTRAINT snapshots_pkey PRIMARY KEY (match_id, version)
);
