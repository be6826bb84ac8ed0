/** View for routes that return XML instead of HTML. It renders nothing. */
export function DocumentPage() {
  return null;
}
