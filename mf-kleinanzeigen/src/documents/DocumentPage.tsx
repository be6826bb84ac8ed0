/** Renders nothing. Stands in for the view of routes that return XML instead of HTML. */
export function DocumentPage() {
  return null;
}
