import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readTextField } from '#data/fields.ts';
import { acceptBlock } from '../parse-result.ts';
import type { CookiePolicyData, CookiePolicyModel } from './cookie-policy.ts';

/** Block fields: `title`, `intro`. Everything else comes from the consent registry. */
export function parseCookiePolicy(rawBlock: RawBlock): ParseResult<CookiePolicyModel> {
  return acceptBlock({
    title: readTextField(rawBlock['title']),
    intro: readTextField(rawBlock['intro']),
  });
}

/** Returns the consent registry from the shell's settings. */
export async function loadCookiePolicy(
  _model: CookiePolicyModel,
  { settings }: LoadContext,
): Promise<CookiePolicyData> {
  return settings.consent ?? [];
}
