/** Open client connections from nginx's `stub_status`; without values while nginx does not answer. */
export async function getConnectionMetric(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  const text = answer ? await answer.text() : '';
  const [, reading, writing, waiting] =
    /Reading: (\d+) Writing: (\d+) Waiting: (\d+)/.exec(text) ?? [];
  const states = reading === undefined ? {} : { reading, writing, waiting };
  return {
    name: 'gruenland_edge_connections',
    type: 'gauge',
    help: 'Open client connections; missing while nginx does not answer',
    values: Object.entries(states).map(([state, value]) => [`{state="${state}"}`, value]),
  };
}
