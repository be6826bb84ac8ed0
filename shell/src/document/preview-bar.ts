import { escapeHtml } from './escape.ts';

/**
 * Tells who previews releases what they see and how to end it. It stands outside of the app, so
 * that it is there whatever the previewed release does.
 */
export function previewBar(previewed: readonly string[]): string {
  if (previewed.length === 0) return '';
  const names = previewed.map((name) => `<b>${escapeHtml(name)}</b>`).join(', ');
  return `<aside class="gl-preview-bar" aria-label="Vorschau">
<p>Vorschau, die nur Sie sehen: ${names}. Röntgenbild mit Alt + Umschalt + X.</p>
<p><a href="?vorschau=aus" data-reload>Vorschau beenden</a></p>
</aside>
`;
}
