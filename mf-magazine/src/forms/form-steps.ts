import { isFieldShown } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';

/**
 * Returns the indices of the steps in which something is asked, given the answers so far. A step
 * that contains only headings counts as well. Never empty: a form without questions still needs its
 * button.
 */
export function findActiveSteps(
  definition: FormDefinition,
  answers: FormAnswers,
): readonly number[] {
  const active = definition.steps.flatMap(({ fields }, index) => {
    const visibleFields = fields.filter(({ kind }) => kind !== 'hidden');
    const questions = visibleFields.filter(({ kind }) => kind !== 'heading');
    const relevantFields = questions.length > 0 ? questions : visibleFields;
    return relevantFields.some((field) => isFieldShown(field, definition, answers)) ? [index] : [];
  });
  return active.length > 0 ? active : [0];
}

/** Returns the step itself when it is active, otherwise the next active step or the last one. */
export function findNearestActiveStep(active: readonly number[], index: number): number {
  return active.find((step) => step >= index) ?? active.at(-1) ?? 0;
}

/** Returns the index of the first step with a field that has an error. */
export function findStepOfFields(
  { steps }: FormDefinition,
  errors: Readonly<Record<string, string>>,
): number | undefined {
  const at = steps.findIndex(({ fields }) =>
    fields.some(({ name }) => Object.hasOwn(errors, name)),
  );
  return at < 0 ? undefined : at;
}
