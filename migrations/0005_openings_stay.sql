-- Openings of game fields are never erased while a match is kept (audit 3.3): without them it could be neither
-- folded nor verified. Only personal ones may go.
CREATE FUNCTION refuse_opening_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.path IN ('$account', '$statement') THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'openings of game fields are never changed or erased' USING ERRCODE = 'BR001';
END;
$$;

CREATE TRIGGER openings_stay BEFORE UPDATE OR DELETE ON openings
  FOR EACH ROW EXECUTE FUNCTION refuse_opening_change();
CREATE TRIGGER openings_are_not_truncated BEFORE TRUNCATE ON openings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_opening_change();
ALTER TABLE openings ENABLE ALWAYS TRIGGER openings_stay;
ALTER TABLE openings ENABLE ALWAYS TRIGGER openings_are_not_truncated;
