ALTER TABLE "draw_commitments" ADD COLUMN "seed_encrypted" text;
--> statement-breakpoint
-- Retention of the tables that the apis may only add to: it runs with the rights of the schema owner,
-- and no caller can shorten the periods. At most 1000 rows of each table per call.
CREATE FUNCTION delete_expired_evidence() RETURNS integer LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  deleted integer;
  total integer := 0;
BEGIN
  -- Evidence is kept for the limitation period of up to three years (§ 195 BGB).
  DELETE FROM audit_log WHERE id IN
    (SELECT id FROM audit_log WHERE at < now() - interval '1095 days' LIMIT 1000);
  GET DIAGNOSTICS total = ROW_COUNT;
  -- Three years from the end of the year in which the contract ended (§ 199 BGB).
  DELETE FROM contract_declarations WHERE id IN
    (SELECT id FROM contract_declarations WHERE received_at < now() - interval '1461 days' LIMIT 1000);
  GET DIAGNOSTICS deleted = ROW_COUNT;
  RETURN total + deleted;
END $$;
