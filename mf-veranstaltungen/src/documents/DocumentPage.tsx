/** Renders nothing. The loader of a document route returns XML instead of a page. */
export function DocumentPage() {
  return null;
}
