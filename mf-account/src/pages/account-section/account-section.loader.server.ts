import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type { AccountPage } from '@gruenland/shared-contracts/paths.ts';
import { accountSections, isAccountPage } from '#model/account-sections.ts';

export interface AccountSectionData {
  readonly section: AccountPage;
}

/** Loads an account page that has no entries and shows only the text for an empty list. */
export async function loadAccountSection({
  params,
}: LoadContext): Promise<PageResult<AccountSectionData>> {
  const section = params['section'];
  if (!isAccountPage(section)) return createNotFoundResult();
  return {
    kind: 'page',
    data: { section },
    head: { name: accountSections[section].heading, noIndex: true },
  };
}
