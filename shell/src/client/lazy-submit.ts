import type { SubmitForm } from '@gruenland/shared-contracts/form-submission.ts';
import type { FormSender } from './submit-form.ts';

/**
 * Creates the function that sends forms. Its code is loaded with the first form, because most
 * visitors send none.
 * @param getSender returns the services of the page; called when a form is sent
 */
export function createLazySubmit(getSender: () => FormSender): SubmitForm {
  return async (form) => {
    const { submitForm } = await import(/* webpackChunkName: "submit-form" */ './submit-form.ts');
    return submitForm(form, getSender());
  };
}
