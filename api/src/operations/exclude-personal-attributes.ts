import type { SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * The only attributes that spans may contain. Attributes with URLs, client addresses or error
 * messages may contain personal data.
 */
const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'server.port',
  'error.type',
]);

/** Wraps an exporter so that it removes personal data from spans before it exports them. */
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
