/** A filter that Algolia would refuse; the message is what its caller reads (status 400). */
export class FilterError extends Error {
  override readonly name = 'FilterError';
}
