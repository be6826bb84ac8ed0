import type { SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * Attributes that spans may contain: no URLs with a query, no client addresses, no error messages.
 */
const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'server.port',
  'error.type',
]);

/** Wraps an exporter so that it exports spans without personal data. */
export function excludePersonalAttributes(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => {
      for (const { attributes, events } of spans) {
        for (const name of Object.keys(attributes))
          if (!ALLOWED_ATTRIBUTES.has(name)) delete attributes[name];
        events.length = 0;
      }
      exporter.export(spans, done);
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
