import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { acceptBlock } from '../parse-result.ts';
import type { CookiePolicyData, CookiePolicyModel } from './cookie-policy.ts';
import { readCookiePolicyFields } from './cookie-policy.fields.generated.ts';

/** Parses title and introduction. The loader reads everything else from the consent registry. */
export function parseCookiePolicy(rawBlock: RawBlock): ParseResult<CookiePolicyModel> {
  const fields = readCookiePolicyFields(rawBlock);
  return acceptBlock({
    title: fields.title,
    intro: fields.intro,
  });
}

/** Returns the consent registry from the shell's settings. */
export async function loadCookiePolicy(
  _model: CookiePolicyModel,
  { settings }: LoadContext,
): Promise<CookiePolicyData> {
  return settings.consent ?? [];
}
