import { escapeHtml } from '@gruenland/shared-contracts/escape-html.ts';

/** Escapes text and turns the URLs in it into links. */
export function escapeAndLinkUrls(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/u)
    .map((part, index) => {
      const escapedPart = escapeHtml(part);
      return index % 2 === 1
        ? `<a href="${escapedPart}" rel="noreferrer">${escapedPart}</a>`
        : escapedPart;
    })
    .join('');
}
