/** View of routes whose loader returns a document. It renders nothing. */
export function DocumentPage() {
  return null;
}
