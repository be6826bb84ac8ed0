import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { submittedAdSchema } from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';

export interface AdMailLinkData {
  readonly code: string;
  readonly purpose: 'confirm' | 'manage';
}

/**
 * Creates the loader of a page that a link in a mail opens. Loading changes nothing, because mail
 * scanners open links.
 */
const createMailLinkLoader =
  (purpose: AdMailLinkData['purpose'], name: string) =>
  async ({ query }: LoadContext): Promise<PageResult<AdMailLinkData>> => ({
    kind: 'page',
    data: { code: (query.get('code') ?? '').slice(0, 300), purpose },
    head: { name, noIndex: true },
  });

const createMailLinkAction =
  (apiPath: string) =>
  async (context: ActionContext): Promise<ActionResult> =>
    submitForm(context, {
      path: apiPath,
      body: { code: context.form['code'] ?? '' },
      responseSchema: submittedAdSchema,
      getNextPath: ({ slug }) => paths.adSuccess(slug),
    });

export const loadConfirmAdPage = createMailLinkLoader('confirm', 'Anzeige bestätigen');
export const confirmAd = createMailLinkAction('/api/kleinanzeigen/confirm');
export const loadManageAdPage = createMailLinkLoader('manage', 'Anzeige verwalten');
export const openOwnAd = createMailLinkAction('/api/kleinanzeigen/reach');
