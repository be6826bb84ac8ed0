/** Replaces pictures and fonts in unit tests; all have the same URL. */
export default '/asset-in-test';
