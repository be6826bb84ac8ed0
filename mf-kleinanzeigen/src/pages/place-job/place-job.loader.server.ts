import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { JobForm } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { placeJobResponseSchema } from '@gruenland/shared-contracts/api/own-job-postings.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { createRefusedResult } from '@gruenland/shared-ui/form/call/refused-result.server.ts';
import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { createPlaceCompletingAction } from '@gruenland/shared-ui/place/complete-place.server.ts';
import {
  readCode,
  loadPrivatePage,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';
import { moveGroupErrorsToFields, buildJobRequest } from '#model/job-request.server.ts';

export interface PlaceJobData {
  readonly form: JobForm;
  readonly formKey: string;
  /**
   * Code from a mail about the posting, if an employer without an account changes a job posting.
   * Empty for other visitors.
   */
  readonly code: string;
  /** Earliest and latest permitted closing date, as ISO dates. */
  readonly days: { readonly first: string; readonly last: string };
}

const MAX_DAYS_UNTIL_CLOSING = 90;
const addDaysToToday = (days: number) => addDays(getBerlinDay(new Date()), days);

/**
 * Loads the form for a new job posting, or for an existing one. An existing job posting requires
 * the session of its owner or the code from a mail about the posting.
 */
export async function loadPlaceJobPage(context: LoadContext): Promise<PageResult<PlaceJobData>> {
  const slug = context.params['slug'];
  const jobNumber = slug === undefined ? undefined : parseSlugNumber(slug);
  if (jobNumber === null) return createNotFoundResult();
  const code = readCode(context);
  const query = new URLSearchParams({
    ...(jobNumber === undefined ? {} : { nummer: String(jobNumber) }),
    ...(code ? { code } : {}),
  });
  return loadPrivatePage<JobForm, PlaceJobData>(
    context,
    `/api/jobs/form?${query.toString()}`,
    jobNumber === undefined ? 'Stelle ausschreiben' : 'Stelle ändern',
    (form) => ({
      form,
      formKey: createIdempotencyKey(),
      code,
      days: { first: addDaysToToday(1), last: addDaysToToday(MAX_DAYS_UNTIL_CLOSING) },
    }),
  );
}

const HINTS_MESSAGE =
  'Ihre Stelle ist noch nicht eingereicht. Bitte lesen Sie die Hinweise; einreichen können Sie sie auch so.';

/**
 * Submits a new or changed job posting. If the api suggests better wording, it does not accept the
 * posting yet, and the page shows the form again with the suggestions.
 */
export const placeJob = createPlaceCompletingAction(
  { postcode: 'postcode', place: 'place' },
  sendJob,
);

async function sendJob(context: ActionContext): Promise<ActionResult> {
  const { api, form, params } = context;
  const slug = params['slug'];
  const path = slug === undefined ? '' : `/${parseSlugNumber(slug) ?? 0}`;
  const response = await api.post(
    `/api/jobs/postings${path}`,
    addIdempotencyKey(form, buildJobRequest(form)),
  );
  if (response.status >= 400) {
    return createRefusedResult(response, form, moveGroupErrorsToFields);
  }
  const { hints, slug: placedSlug, code } = placeJobResponseSchema.parse(response.body);
  if (hints.length > 0) {
    const values = { ...form, hinweise: JSON.stringify(hints) };
    return { kind: 'refused', form: { values, errors: { '': HINTS_MESSAGE } } };
  }
  const page = placedSlug ? jobPaths.success(placedSlug) : paths.jobs();
  return { kind: 'done', to: code ? `${page}?code=${encodeURIComponent(code)}` : page };
}
