import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { JobStateAnswer } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf } from '#data/own-page.server.ts';
import { numberOfSlug } from '#model/ad-slug.ts';

export interface PlacedJobData {
  /** How it stands, for who placed it; null for everybody else. */
  readonly own: JobStateAnswer | null;
  readonly slug: string;
  readonly code: string;
}

/** Thanks after placing a Stelle; 200 for everybody, the true state for its owner. */
export async function loadPlacedJob(context: LoadContext): Promise<PageResult<PlacedJobData>> {
  const slug = context.params['slug'] ?? '';
  const number = numberOfSlug(slug);
  const code = codeOf(context);
  const query = code ? `?code=${encodeURIComponent(code)}` : '';
  const answer =
    number === null
      ? null
      : await context.api.get<JobStateAnswer>(`/api/jobs/postings/${number}/state${query}`);
  const own = answer?.status === 200 ? answer.body : null;
  return {
    kind: 'page',
    data: { own, slug, code },
    head: { name: 'Stelle eingereicht', noIndex: true },
  };
}

/** What its owner does here: confirming, an action, an objection to a decision. */
export async function actOnPlacedJob(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const slug = params['slug'] ?? '';
  const code = codeOf(context);
  const path = `/api/jobs/postings/${numberOfSlug(slug) ?? 0}`;
  const own = code ? { code } : {};
  const back = () => jobPaths.success(slug) + (code ? `?code=${encodeURIComponent(code)}` : '');
  const action = form['aktion'] ?? '';
  if (action === 'bestaetigen') return actOn(context, `${path}/confirm`, { code }, back);
  if (action === 'einspruch') {
    return actOn(context, `${path}/appeal`, { ...own, text: form['text'] ?? '' }, back);
  }
  if (action === 'adresse') {
    return actOn(context, `${path}/address`, { ...own, email: form['email'] ?? '' }, back);
  }
  const version = Number(form['version']);
  return actOn(context, `${path}/act`, { ...own, action, version }, back);
}
