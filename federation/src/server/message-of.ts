/** What an error says, whatever was thrown and in whichever realm it was made. */
export function messageOf(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown };
  return typeof message === 'string' ? message : String(error);
}
