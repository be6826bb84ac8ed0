import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { OwnApplication } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { createCodeLoader } from '@gruenland/shared-ui/private-page/create-code-loader.server.ts';
import {
  readCode,
  loadPrivatePage,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';

export interface ApplicationData {
  readonly application: OwnApplication;
  readonly code: string;
  /**
   * Result of the last CV upload: `da` (stored), `entfernt` (removed) or an error code. Null if the
   * visitor has not just uploaded a file.
   */
  readonly cvUploadStatus: string | null;
}

/** Accepted values of the form field `intent`. Each is also the last segment of an api path. */
const ALLOWED_INTENTS: ReadonlySet<string> = new Set(['confirm', 'withdraw']);

/**
 * Loads the application for its applicant. Loading changes nothing, because mail scanners open
 * links.
 */
export const loadApplication = createCodeLoader(
  'Ihre Bewerbung',
  async (context: LoadContext): Promise<PageResult<ApplicationData>> => {
    const code = readCode(context);
    const cvUploadStatus = context.query.get('lebenslauf')?.slice(0, 20) ?? null;
    return loadPrivatePage<OwnApplication, ApplicationData>(
      context,
      `/api/jobs/applications/own?code=${encodeURIComponent(code)}`,
      'Ihre Bewerbung',
      (application) => ({ application, code, cvUploadStatus }),
    );
  },
);

/** Confirms or withdraws the application. */
export async function changeApplication(context: ActionContext): Promise<ActionResult> {
  const code = readCode(context);
  const intent = context.form['intent'] ?? '';
  if (!ALLOWED_INTENTS.has(intent))
    return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
  return submitForm(context, {
    path: `/api/jobs/applications/${intent}`,
    body: { code },
    getNextPath: () => jobPaths.application(code),
  });
}
