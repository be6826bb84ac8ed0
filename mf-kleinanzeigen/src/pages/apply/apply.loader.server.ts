import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ApplicationForm } from '@gruenland/shared-contracts/api/job-applications.ts';
import { applyResponseSchema } from '@gruenland/shared-contracts/api/job-applications.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadPrivatePage } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';

export interface ApplyData {
  readonly form: ApplicationForm;
  readonly formKey: string;
  /** Whether the application is stored and the applicant must now confirm it by mail. */
  readonly isSent: boolean;
}

/**
 * Loads the application form. The page is never cached, because it contains an idempotency key and
 * prefilled fields.
 */
export async function loadApplyPage(context: LoadContext): Promise<PageResult<ApplyData>> {
  const jobNumber = parseSlugNumber(context.params['slug'] ?? '');
  if (jobNumber === null) return createNotFoundResult();
  return loadPrivatePage<ApplicationForm, ApplyData>(
    context,
    `/api/jobs/${jobNumber}/application`,
    'Bewerben',
    (form) => ({
      form,
      formKey: createIdempotencyKey(),
      isSent: context.query.get('gesendet') === '1',
    }),
  );
}

/**
 * Submits the application. Redirects to the application, where a CV can be added, or shows that the
 * applicant must confirm it by mail first.
 */
export async function submitApplication(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const slug = params['slug'] ?? '';
  const { name = '', email = '', phone = '', message = '', availableFrom = '' } = form;
  const body = addIdempotencyKey(form, {
    name,
    email,
    phone,
    message,
    availableFrom,
    consent: form['consent'] === 'true',
    website: form['website'] ?? '',
  });
  return submitForm(context, {
    path: `/api/jobs/${parseSlugNumber(slug) ?? 0}/applications`,
    body,
    responseSchema: applyResponseSchema,
    getNextPath: ({ code }) =>
      code ? jobPaths.application(code) : `${jobPaths.apply(slug)}?gesendet=1`,
  });
}
