/** Replaces pictures and fonts in unit tests; every file has the same URL. */
export default '/asset-in-test';
