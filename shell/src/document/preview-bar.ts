import { escapeHtml } from '@gruenland/shared-contracts/escape-html.ts';

/**
 * Returns the HTML of a bar that tells staff which releases they preview and how to end the
 * preview. The bar is outside the app, so that no previewed release can remove it.
 */
export function renderPreviewBar(releaseNames: readonly string[]): string {
  if (releaseNames.length === 0) return '';
  const names = releaseNames.map((name) => `<b>${escapeHtml(name)}</b>`).join(', ');
  return `<aside class="gl-preview-bar" aria-label="Vorschau">
<p>Vorschau, die nur Sie sehen: ${names}. Röntgenbild mit Alt + Umschalt + X.</p>
<p><a href="?vorschau=aus" data-reload>Vorschau beenden</a></p>
</aside>
`;
}
