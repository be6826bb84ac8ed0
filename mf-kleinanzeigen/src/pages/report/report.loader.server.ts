import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ReportReceipt, ReportStatus } from '@gruenland/shared-contracts/api/moderation.ts';
import { reportStatusSchema } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { ReportFormProps } from '@gruenland/shared-ui/moderation/ReportForm.tsx';
import { actOn } from '#data/act-on.server.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { readAd } from '#data/read-ads.server.ts';
import { readJob } from '#data/read-jobs.server.ts';
import { numberOfSlug } from '#model/ad-slug.ts';

export type ReportData = Omit<ReportFormProps, 'state'>;

type Reported = { readonly title: string; readonly slug: string } | 'gone' | 'not-found';

function reportPage(noun: string, found: Reported, path: string): PageResult<ReportData> {
  if (found === 'gone') return { kind: 'gone' };
  if (found === 'not-found') return notFound();
  return {
    kind: 'page',
    data: { noun, title: found.title, path, formKey: newFormKey() },
    head: { name: `${noun} melden`, noIndex: true },
  };
}

const numberIn = (context: Pick<LoadContext, 'params'>) =>
  numberOfSlug(context.params['slug'] ?? '');

/** Notice and action: what is wrong with an ad, by anybody (DSA Art. 16). */
export async function loadReport(context: LoadContext): Promise<PageResult<ReportData>> {
  const number = numberIn(context);
  const read = number === null ? 'not-found' : await readAd(context, number);
  const ad = read === 'paused' ? 'not-found' : read;
  return reportPage('Anzeige', ad, typeof ad === 'string' ? '' : paths.kleinanzeige(ad.slug));
}

/** The same for a Stelle. */
export async function loadJobReport(context: LoadContext): Promise<PageResult<ReportData>> {
  const number = numberIn(context);
  const job = number === null ? 'not-found' : await readJob(context, number);
  return reportPage('Stelle', job, typeof job === 'string' ? '' : paths.job(job.slug));
}

async function send(context: ActionContext, url: string): Promise<ActionResult> {
  const { form } = context;
  const body = {
    url,
    reason: form['reason'] ?? '',
    explanation: form['explanation'] ?? '',
    name: form['name'] || null,
    email: form['email'] || null,
    goodFaith: form['goodFaith'] === 'true',
  };
  return actOn(context, '/api/reports', keyed(form, body), (answer) =>
    adPaths.meldung((answer as ReportReceipt).code),
  );
}

export const sendReport = (context: ActionContext): Promise<ActionResult> =>
  send(context, paths.kleinanzeige(context.params['slug'] ?? ''));

export const sendJobReport = (context: ActionContext): Promise<ActionResult> =>
  send(context, paths.job(context.params['slug'] ?? ''));

export interface ReportStatusData {
  readonly report: ReportStatus;
}

/** Whoever sent a notice objects to its decision. */
export async function objectToReport(context: ActionContext): Promise<ActionResult> {
  const code = (context.query.get('code') ?? '').slice(0, 300);
  const text = context.form['text'] ?? '';
  return actOn(context, '/api/reports/einspruch', { code, text }, () => adPaths.meldung(code));
}

/** Receipt and decision of a notice. */
export async function loadReportStatus({
  api,
  query,
}: LoadContext): Promise<PageResult<ReportStatusData>> {
  const code = encodeURIComponent((query.get('code') ?? '').slice(0, 300));
  const answer = await api.get(`/api/reports?code=${code}`);
  if (answer.status !== 200) return notFound();
  return {
    kind: 'page',
    data: { report: reportStatusSchema.parse(answer.body) },
    head: { name: 'Ihre Meldung', noIndex: true },
  };
}
