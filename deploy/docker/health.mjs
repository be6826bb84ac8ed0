/** `node health.mjs <address>`: exits with 0 when the address answers 200 within two seconds. */
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(2000) }).catch(
  () => null,
);
process.exit(answer?.ok ? 0 : 1);
