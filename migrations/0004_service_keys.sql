-- Which keys the processes of this database work with: their fingerprints, never the keys. A process with
-- other keys could neither read what the others encrypted nor take their tokens, so it does not start.
CREATE TABLE service_keys (
  kind text NOT NULL,
  fingerprint text NOT NULL,
  CONSTRAINT service_keys_pkey PRIMARY KEY (kind)
);
