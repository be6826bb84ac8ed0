/** Replaces every CSS module in unit tests: `styles.card` is the string `card`. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
