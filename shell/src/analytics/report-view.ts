import type { PagePayload } from '#page/page-payload.ts';

/**
 * Sends the report that the page's loader wants to have when a visitor opens the page. Editors'
 * previews send none. Failures are ignored.
 * @param apiBase base URL of the api; empty for the site's own origin
 */
export function reportView({ viewReport, preview }: PagePayload, apiBase: string): void {
  if (!viewReport || preview) return;
  fetch(`${apiBase}${viewReport.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(viewReport.body),
    keepalive: true,
  })
    // The response body is read so that the browser can reuse the connection.
    .then((response) => response.text())
    .catch(() => {});
}
