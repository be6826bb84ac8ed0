/** Renders nothing. The loader of a document route returns the document itself. */
export function DocumentPage() {
  return null;
}
