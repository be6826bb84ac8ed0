/** Stands in for pictures and fonts in unit tests: every one has the same address. */
export default '/asset-in-test';
