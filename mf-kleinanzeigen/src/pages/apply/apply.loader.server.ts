import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  ApplicationForm,
  ApplyAnswer,
} from '@gruenland/shared-contracts/api/job-applications.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { ownPage } from '#data/own-page.server.ts';
import { numberOfSlug } from '#model/ad-slug.ts';

export interface ApplyData {
  readonly form: ApplicationForm;
  readonly formKey: string;
  /** Something was sent of which nothing can be shown. */
  readonly sent: boolean;
}

/** The form to apply for a Stelle. Never cached: key and prefilled fields are of now. */
export async function loadApply(context: LoadContext): Promise<PageResult<ApplyData>> {
  const number = numberOfSlug(context.params['slug'] ?? '');
  if (number === null) return notFound();
  return ownPage<ApplicationForm, ApplyData>(
    context,
    `/api/jobs/${number}/application`,
    'Bewerben',
    (form) => ({ form, formKey: newFormKey(), sent: context.query.get('gesendet') === '1' }),
  );
}

/** Applies, and goes on to the application itself, where a Lebenslauf can be added. */
export async function apply(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const slug = params['slug'] ?? '';
  const { name = '', email = '', phone = '', message = '', availableFrom = '' } = form;
  const body = keyed(form, {
    name,
    email,
    phone,
    message,
    availableFrom,
    consent: form['consent'] === 'true',
    website: form['website'] ?? '',
  });
  return actOn(context, `/api/jobs/${numberOfSlug(slug) ?? 0}/applications`, body, (answer) => {
    const { code } = answer as ApplyAnswer;
    return code ? jobPaths.application(code) : `${jobPaths.apply(slug)}?gesendet=1`;
  });
}
