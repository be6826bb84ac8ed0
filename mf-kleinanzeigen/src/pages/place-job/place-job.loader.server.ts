import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { JobForm, PlaceJobAnswer } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { refusal } from '@gruenland/shared-ui/form/call/refusal.server.ts';
import { codeOf, ownPage } from '#data/own-page.server.ts';
import { numberOfSlug } from '#model/ad-slug.ts';
import { atFields, jobRequest } from '#model/job-request.server.ts';

export interface PlaceJobData {
  readonly form: JobForm;
  readonly formKey: string;
  /** Of the mail, for guests who change theirs. */
  readonly code: string;
  /** First and last day that can be chosen for the end. */
  readonly days: { readonly first: string; readonly last: string };
}

const runDays = 90;
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The form for a Stelle: a new one, or one's own by session or by the code of the mail. */
export async function loadPlaceJob(context: LoadContext): Promise<PageResult<PlaceJobData>> {
  const slug = context.params['slug'];
  const number = slug === undefined ? undefined : numberOfSlug(slug);
  if (number === null) return notFound();
  const code = codeOf(context);
  const query = new URLSearchParams({
    ...(number === undefined ? {} : { nummer: String(number) }),
    ...(code ? { code } : {}),
  });
  return ownPage<JobForm, PlaceJobData>(
    context,
    `/api/jobs/form?${query.toString()}`,
    number === undefined ? 'Stelle ausschreiben' : 'Stelle ändern',
    (form) => ({
      form,
      formKey: newFormKey(),
      code,
      days: { first: dayAfter(1), last: dayAfter(runDays) },
    }),
  );
}

const HINTS =
  'Ihre Stelle ist noch nicht eingereicht. Bitte lesen Sie die Hinweise; einreichen können Sie sie auch so.';

/** Sends a Stelle in, or a change of one; hints come back to the form once. */
export async function placeJob(context: ActionContext): Promise<ActionResult> {
  const { api, form, params } = context;
  const slug = params['slug'];
  const path = slug === undefined ? '' : `/${numberOfSlug(slug) ?? 0}`;
  const answer = await api.post(`/api/jobs/postings${path}`, keyed(form, jobRequest(form)));
  if (answer.status >= 400) {
    const again = refusal(answer, form);
    return { ...again, form: { ...again.form, errors: atFields(again.form.errors) } };
  }
  const { hints, slug: placed, code } = answer.body as PlaceJobAnswer;
  if (hints.length > 0) {
    const values = { ...form, hinweise: JSON.stringify(hints) };
    return { kind: 'refused', form: { values, errors: { '': HINTS } } };
  }
  const page = placed ? jobPaths.success(placed) : paths.jobs();
  return { kind: 'done', to: code ? `${page}?code=${encodeURIComponent(code)}` : page };
}
