/**
 * Returns the message of a thrown value. Also works for errors from another realm, where
 * `instanceof Error` fails.
 */
export function getErrorMessage(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown };
  return typeof message === 'string' ? message : String(error);
}
