/** Empty view for routes that return XML instead of HTML. */
export function DocumentPage() {
  return null;
}
