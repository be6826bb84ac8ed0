const htmlById = new Map<string, string>();

/**
 * Reads the HTML of a static part from the document. Caches the HTML, because React may mount the
 * part again.
 */
export function readStaticPartHtml(id: string): string {
  if (typeof document === 'undefined') return '';
  let html = htmlById.get(id);
  if (html === undefined) {
    html = document.querySelector(`[data-part="${CSS.escape(id)}"]`)?.innerHTML ?? '';
    htmlById.set(id, html);
  }
  return html;
}

/** Clears the cached HTML when another page is shown, because every page uses the same ids. */
export function clearStaticPartHtml(): void {
  htmlById.clear();
}
