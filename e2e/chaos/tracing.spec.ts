import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { FaultProxy } from '../support/fault-proxy.ts';

interface Span {
  readonly traceId: string;
  /** OTLP `SpanKind`: 2 is a server span, 3 is a client span. */
  readonly kind: number;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { readonly stringValue?: string };
  }[];
}
interface TraceExport {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

test('a page and its api requests form one trace without search words', async ({
  site,
  startCompleteShell,
}) => {
  // The proxy could forward to any URL, because the test reads only what the proxy receives.
  const collector = new FaultProxy(site.embeddedUrl);
  const shell = await startCompleteShell({
    OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(),
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  const getTraceBodies = () => collector.getPostedBodies('/v1/traces');
  const getSpans = () =>
    getTraceBodies()
      .flatMap((body) => (JSON.parse(body) as TraceExport).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  await shell.get('/kleinanzeigen?q=geheimes-wort');
  await expect
    .poll(() => {
      const pageSpan = getSpans().find(({ kind, attributes }) => {
        const routeAttribute = attributes.find(({ key }) => key === 'http.route');
        return kind === 2 && routeAttribute?.value.stringValue === '/*';
      });
      return getSpans().some(({ kind, traceId }) => kind === 3 && traceId === pageSpan?.traceId);
    })
    .toBe(true);
  expect(getTraceBodies().join('')).not.toContain('geheimes-wort');
  await collector.close();
});
