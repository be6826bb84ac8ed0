import type { SubmitForm } from '@gruenland/shared-contracts/form-submission.ts';
import type { FormSubmitContext } from './submit-form.ts';

/**
 * Creates the function that sends forms. The code that sends a form is loaded when the first form
 * is sent, because most visitors send no form.
 * @param getSubmitContext returns the services of the page; called when a form is sent
 */
export function createLazySubmit(getSubmitContext: () => FormSubmitContext): SubmitForm {
  return async (form) => {
    const { submitForm } = await import(/* webpackChunkName: "submit-form" */ './submit-form.ts');
    return submitForm(form, getSubmitContext());
  };
}
