/**
 * Message of a thrown value, also for errors from another realm, where `instanceof Error` fails.
 */
export function messageOf(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown };
  return typeof message === 'string' ? message : String(error);
}
