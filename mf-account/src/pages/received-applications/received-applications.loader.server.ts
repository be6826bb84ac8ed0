import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ReceivedApplications } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';

export interface ReceivedApplicationsData {
  readonly receivedApplications: ReceivedApplications;
}

const parseApplicationId = (text: string | null | undefined) =>
  /^[0-9A-Z]{26}$/u.exec(text ?? '')?.[0] ?? null;

/** Loads the applications to one of the user's job postings. */
export async function loadReceivedApplications(
  context: LoadContext,
): Promise<PageResult<ReceivedApplicationsData>> {
  const id = parseApplicationId(context.query.get('stelle'));
  if (id === null) return createNotFoundResult();
  return loadAccountPage<ReceivedApplications, ReceivedApplicationsData>(
    context,
    `/api/account/jobs/${id}/applications`,
    'Bewerbungen',
    (receivedApplications) => ({ receivedApplications }),
  );
}

/** Performs the employer's action on an application, for example an invitation. */
export async function handleApplicationAction(context: ActionContext): Promise<ActionResult> {
  const job = parseApplicationId(context.query.get('stelle')) ?? '0';
  return createFormAction({
    path: `/api/account/jobs/applications/${parseApplicationId(context.form['bewerbung']) ?? '0'}/step`,
    body: (values) => ({ step: values['intent'], version: values['version'] }),
    getNextPath: () => jobPaths.received(job),
  })(context);
}
