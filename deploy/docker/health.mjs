/**
 * `node health.mjs <URL>`: exits with 0 if the URL responds with a 2xx status within two seconds.
 */
const response = await fetch(process.argv[2], { signal: AbortSignal.timeout(2000) }).catch(
  () => null,
);
process.exit(response?.ok ? 0 : 1);
