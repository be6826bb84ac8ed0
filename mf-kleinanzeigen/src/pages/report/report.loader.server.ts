import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ReportStatus } from '@gruenland/shared-contracts/api/moderation.ts';
import { reportStatusSchema } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import { reportReceiptSchema } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { ReportFormProps } from '@gruenland/shared-ui/moderation/ReportForm.tsx';
import { createCodeLoader } from '@gruenland/shared-ui/private-page/create-code-loader.server.ts';
import {
  loadPrivatePage,
  readCode,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { readAd } from '#data/read-ads.server.ts';
import { readJob } from '#data/read-jobs.server.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';

export type ReportData = Omit<ReportFormProps, 'state'>;

type ReportedItem = { readonly title: string; readonly slug: string } | 'gone' | 'not-found';

function createReportPage(
  itemNoun: string,
  reportedItem: ReportedItem,
  path: string,
): PageResult<ReportData> {
  if (reportedItem === 'gone') return { kind: 'gone' };
  if (reportedItem === 'not-found') return createNotFoundResult();
  return {
    kind: 'page',
    data: { noun: itemNoun, title: reportedItem.title, path, formKey: createIdempotencyKey() },
    head: { name: `${itemNoun} melden`, noIndex: true },
  };
}

const readNumberFromSlug = (context: Pick<LoadContext, 'params'>) =>
  parseSlugNumber(context.params['slug'] ?? '');

/** Loads the form to report an ad, open to all visitors (DSA Art. 16). */
export async function loadReport(context: LoadContext): Promise<PageResult<ReportData>> {
  const adNumber = readNumberFromSlug(context);
  const adReadResult = adNumber === null ? 'not-found' : await readAd(context, adNumber);
  const ad = adReadResult === 'paused' ? 'not-found' : adReadResult;
  return createReportPage('Anzeige', ad, typeof ad === 'string' ? '' : paths.ad(ad.slug));
}

/** Loads the form to report a job posting. */
export async function loadJobReport(context: LoadContext): Promise<PageResult<ReportData>> {
  const jobNumber = readNumberFromSlug(context);
  const job = jobNumber === null ? 'not-found' : await readJob(context, jobNumber);
  return createReportPage('Stelle', job, typeof job === 'string' ? '' : paths.job(job.slug));
}

async function submitReport(context: ActionContext, url: string): Promise<ActionResult> {
  const { form } = context;
  const body = {
    url,
    reason: form['reason'] ?? '',
    explanation: form['explanation'] ?? '',
    name: form['name'] || null,
    email: form['email'] || null,
    goodFaith: form['goodFaith'] === 'true',
  };
  return submitForm(context, {
    path: '/api/reports',
    body: addIdempotencyKey(form, body),
    responseSchema: reportReceiptSchema,
    getNextPath: ({ code }) => adPaths.reportStatus(code),
  });
}

export const sendReport = (context: ActionContext): Promise<ActionResult> =>
  submitReport(context, paths.ad(context.params['slug'] ?? ''));

export const sendJobReport = (context: ActionContext): Promise<ActionResult> =>
  submitReport(context, paths.job(context.params['slug'] ?? ''));

export interface ReportStatusData {
  readonly report: ReportStatus;
}

/** Submits the reporter's appeal against the decision. */
export async function appealReportDecision(context: ActionContext): Promise<ActionResult> {
  const code = readCode(context);
  const text = context.form['text'] ?? '';
  return submitForm(context, {
    path: '/api/reports/appeal',
    body: { code, text },
    getNextPath: () => adPaths.reportStatus(code),
  });
}

/**
 * Loads the receipt and the decision of a report.
 * @throws ServiceUnavailableError if the api responds neither with the report nor with status 400
 *   or 404
 */
export const loadReportStatus = createCodeLoader(
  'Ihre Meldung',
  async (context: LoadContext): Promise<PageResult<ReportStatusData>> => {
    return loadPrivatePage<unknown, ReportStatusData>(
      context,
      `/api/reports?code=${encodeURIComponent(readCode(context))}`,
      'Ihre Meldung',
      (report) => ({ report: reportStatusSchema.parse(report) }),
    );
  },
);
