-- People: apart from the record, so that they can be erased (reliability 8.10).
CREATE TABLE players (
  player_id text NOT NULL,
  kind text NOT NULL,
  display_name text,
  handle text,
  created_at bigint NOT NULL,
  erased_at bigint,
  CONSTRAINT players_pkey PRIMARY KEY (player_id),
  CONSTRAINT players_handle_key UNIQUE (handle)
);

-- Only hashes of tokens. A family is one sign-in with everything rotated from it.
CREATE TABLE refresh_tokens (
  token_hash bytea NOT NULL,
  family text NOT NULL,
  player_id text NOT NULL,
  issued_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  used_at bigint,
  revoked_at bigint,
  CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash)
);

CREATE INDEX refresh_tokens_family ON refresh_tokens (family);
CREATE INDEX refresh_tokens_player ON refresh_tokens (player_id);

-- Idempotency of creating a match: the command id of the player who creates it.
CREATE TABLE creations (
  player_id text NOT NULL,
  command_id uuid NOT NULL,
  input_hash bytea NOT NULL,
  match_id uuid NOT NULL,
  CONSTRAINT creations_pkey PRIMARY KEY (player_id, command_id)
);
