/**
 * Reads the number of open client connections from nginx's `stub_status`. The metric has no values
 * if nginx does not respond.
 */
export async function getConnectionMetric(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  const text = response ? await response.text() : '';
  const [, reading, writing, waiting] =
    /Reading: (\d+) Writing: (\d+) Waiting: (\d+)/.exec(text) ?? [];
  const connectionCounts = reading === undefined ? {} : { reading, writing, waiting };
  return {
    name: 'gruenland_edge_connections',
    type: 'gauge',
    help: 'Open client connections; missing while nginx does not answer',
    values: Object.entries(connectionCounts).map(([state, value]) => [`{state="${state}"}`, value]),
  };
}
