import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ReceivedApplications } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';

export interface ReceivedApplicationsData {
  readonly received: ReceivedApplications;
}

const idIn = (text: string | null | undefined) => /^[0-9A-Z]{26}$/u.exec(text ?? '')?.[0] ?? null;

/** Who applied for one of one's own Stellen. */
export async function loadReceived(
  context: LoadContext,
): Promise<PageResult<ReceivedApplicationsData>> {
  const id = idIn(context.query.get('stelle'));
  if (id === null) return notFound();
  return accountPage<ReceivedApplications, ReceivedApplicationsData>(
    context,
    `/api/account/jobs/${id}/applications`,
    'Bewerbungen',
    (received) => ({ received }),
  );
}

/** One answer to one application. */
export async function answerApplication(context: ActionContext): Promise<ActionResult> {
  const job = idIn(context.query.get('stelle')) ?? '0';
  return actOn({
    path: `/api/account/jobs/applications/${idIn(context.form['bewerbung']) ?? '0'}/step`,
    body: (values) => ({ step: values['aktion'], version: values['version'] }),
    done: () => jobPaths.received(job),
  })(context);
}
