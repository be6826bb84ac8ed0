import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { JobStateResponse } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';

export interface PlacedJobData {
  /** State of the job posting if the visitor is its owner. Null for other visitors. */
  readonly jobState: JobStateResponse | null;
  readonly slug: string;
  readonly code: string;
  /** Whether the owner has just deleted the posting. Absent otherwise. */
  readonly isDeleted?: boolean;
}

/** Parameter of the page after the deletion of a posting, which nobody can read any more. */
const DELETED_PARAM = 'geloescht';

/**
 * Loads the page that is shown after a job posting was submitted. Every visitor gets it, but only
 * the owner gets the state of the posting. Without such a posting, the result is the 404 page.
 */
export async function loadPlacedJobPage(context: LoadContext): Promise<PageResult<PlacedJobData>> {
  const slug = context.params['slug'] ?? '';
  const jobNumber = parseSlugNumber(slug);
  const code = readCode(context);
  const query = code ? `?code=${encodeURIComponent(code)}` : '';
  if (jobNumber === null) return createNotFoundResult();
  const { api } = context;
  const response = await api.get<JobStateResponse>(`/api/jobs/postings/${jobNumber}/state${query}`);
  const ownPosting = response.status === 200 ? response.body : null;
  const submission = ownPosting ? null : await api.get(`/api/jobs/${jobNumber}/submission`);
  const isMissing = submission?.status === 404;
  const isDeleted = isMissing && context.query.has(DELETED_PARAM);
  if (isMissing && !isDeleted) return createNotFoundResult();
  return {
    kind: 'page',
    // Gone: nobody can tell a deleted posting from one that never existed.
    ...(isDeleted && { status: 410 }),
    data: { jobState: ownPosting, slug, code, ...(isDeleted && { isDeleted }) },
    head: { name: isDeleted ? 'Stelle gelöscht' : 'Stelle eingereicht', noIndex: true },
  };
}

/** Handles the owner's forms: confirm, change the state, correct the e-mail address, appeal. */
export async function handlePlacedJobAction(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const slug = params['slug'] ?? '';
  const code = readCode(context);
  const path = `/api/jobs/postings/${parseSlugNumber(slug) ?? 0}`;
  const codeField = code ? { code } : {};
  const getNextPath = () =>
    jobPaths.success(slug) + (code ? `?code=${encodeURIComponent(code)}` : '');
  const intent = form['intent'] ?? '';
  if (intent === 'confirm')
    return submitForm(context, { path: `${path}/confirm`, body: { code }, getNextPath });
  if (intent === 'appeal') {
    return submitForm(context, {
      path: `${path}/appeal`,
      body: { ...codeField, text: form['text'] ?? '' },
      getNextPath,
    });
  }
  if (intent === 'address') {
    return submitForm(context, {
      path: `${path}/address`,
      body: { ...codeField, email: form['email'] ?? '' },
      getNextPath,
    });
  }
  const version = Number(form['version']);
  return submitForm(context, {
    path: `${path}/action`,
    body: { ...codeField, action: intent, version },
    getNextPath: () =>
      intent === 'delete' ? `${jobPaths.success(slug)}?${DELETED_PARAM}=1` : getNextPath(),
  });
}
