const taken = new Map<string, string>();

/** The HTML of a static part as the document holds it, remembered for later remounts. */
export function takenOverHtml(id: string): string {
  if (typeof document === 'undefined') return '';
  let html = taken.get(id);
  if (html === undefined) {
    html = document.querySelector(`[data-part="${CSS.escape(id)}"]`)?.innerHTML ?? '';
    taken.set(id, html);
  }
  return html;
}

/** Forgets the first page's parts once another page is shown: ids repeat from page to page. */
export function forgetTakenOverHtml(): void {
  taken.clear();
}
