import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readTextField } from '#data/fields.ts';
import { acceptBlock } from '../parse-result.ts';
import type { CookieRow, CookieTableModel } from './cookie-table.ts';

/** Block fields: `title`. The rows come from the consent registry. */
export function parseCookieTable(rawBlock: RawBlock): ParseResult<CookieTableModel> {
  return acceptBlock({ title: readTextField(rawBlock['title']) ?? 'Was auf Ihrem Gerät liegt' });
}

/** Lists the cookies and storage entries of all services, in the registry's order. */
export async function loadCookieTable(
  _model: CookieTableModel,
  { settings }: LoadContext,
): Promise<readonly CookieRow[]> {
  return (settings.consent ?? []).flatMap(({ label: category, services }) =>
    services.flatMap(({ label: service, provider, stores = [] }) =>
      stores.map((item) => ({ ...item, category, service, provider })),
    ),
  );
}
