/**
 * Revision of the api's requests and responses. The api reports it at `/health`; a release states
 * the revision that it needs. Only `npm run contract -- accept` raises it, together with
 * `shared-contracts/api.lock.json` (docs/decisions/086-api-revision-and-form-samples.md).
 */
export const API_REVISION = 12;
