import { escapeHtml } from '@gruenland/shared-contracts/escape-html.ts';

/** Escapes text for XML and HTML and removes characters that XML forbids. */
export function escapeXml(text: string): string {
  return escapeHtml(
    text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ''),
  );
}
