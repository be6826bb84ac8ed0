import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { acceptBlock } from '../parse-result.ts';
import type { CookieRow, CookieTableModel } from './cookie-table.ts';
import { readCookieTableFields } from './cookie-table.fields.generated.ts';

/** Parses the title. The loader reads the rows from the consent registry. */
export function parseCookieTable(rawBlock: RawBlock): ParseResult<CookieTableModel> {
  const fields = readCookieTableFields(rawBlock);
  return acceptBlock({ title: fields.title ?? 'Was auf Ihrem Gerät liegt' });
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
