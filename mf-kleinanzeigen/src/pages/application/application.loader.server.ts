import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnApplication } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf, ownPage } from '#data/own-page.server.ts';

export interface ApplicationData {
  readonly application: OwnApplication;
  readonly code: string;
  /** What became of a file that was sent: `da`, `entfernt`, or why not. */
  readonly fileNews: string | null;
}

const CALLS: Readonly<Record<string, string>> = {
  bestaetigen: 'confirm',
  zurueckziehen: 'withdraw',
};

/** One's own application. It only shows: scanners open links, people press. */
export async function loadApplication(context: LoadContext): Promise<PageResult<ApplicationData>> {
  const code = codeOf(context);
  const fileNews = context.query.get('lebenslauf')?.slice(0, 20) ?? null;
  return ownPage<OwnApplication, ApplicationData>(
    context,
    `/api/jobs/applications/own?code=${encodeURIComponent(code)}`,
    'Ihre Bewerbung',
    (application) => ({ application, code, fileNews }),
  );
}

/** Confirm or withdraw. */
export async function changeApplication(context: ActionContext): Promise<ActionResult> {
  const code = codeOf(context);
  const name = context.form['aktion'] ?? '';
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!call) return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
  return actOn(context, `/api/jobs/applications/${call}`, { code }, () =>
    jobPaths.application(code),
  );
}
