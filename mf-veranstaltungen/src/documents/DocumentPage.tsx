/** What a route with a document shows as a page: nothing, its loader answers otherwise. */
export function DocumentPage() {
  return null;
}
