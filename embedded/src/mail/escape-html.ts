const entityByCharacter: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => entityByCharacter[sign] ?? sign);
}

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
