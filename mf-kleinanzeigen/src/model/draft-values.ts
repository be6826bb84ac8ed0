/** Fields of the form that are no part of the ad. */
const notOfTheAd = new Set(['version', 'aktion', 'is_app', 'idempotencyKey', 'kategorie', 'tun']);

/** What is kept of a form: its text, and ticked boxes as `true`. */
export function draftValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (notOfTheAd.has(name) || !/^[a-z][a-zA-Z0-9-]{0,59}$/.test(name)) return [];
      if (value === true) return [[name, 'true']];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 6000)]] : [];
    }),
  );
}
