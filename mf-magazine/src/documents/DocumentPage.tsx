/** View of a document route. Renders nothing, because the loader returns the document itself. */
export function DocumentPage() {
  return null;
}
