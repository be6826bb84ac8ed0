import type { SpanExporter } from '@opentelemetry/sdk-trace-node';

/** What a span may say: never an address with its query, a host of a visitor, a text of an error. */
const TOLD: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'server.port',
  'error.type',
]);

/** Lets spans through without anything that could tell of a person. */
export function plainSpans(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => {
      for (const { attributes, events } of spans) {
        for (const name of Object.keys(attributes)) if (!TOLD.has(name)) delete attributes[name];
        events.length = 0;
      }
      exporter.export(spans, done);
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
