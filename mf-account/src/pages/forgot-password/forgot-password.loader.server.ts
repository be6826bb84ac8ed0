import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

/** The page for a forgotten password. */
export async function loadForgotPassword(_context: LoadContext): Promise<PageResult<null>> {
  return { kind: 'page', data: null, head: { name: 'Passwort vergessen', noIndex: true } };
}
