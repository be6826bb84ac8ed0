import { isFieldShown } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';

/**
 * Returns the indices of the steps to show for the current answers. These are the steps with a
 * visible question and the steps that consist of headings only. The list is never empty, because a
 * form without questions still needs its button.
 */
export function findActiveStepIndices(
  definition: FormDefinition,
  answers: FormAnswers,
): readonly number[] {
  const activeStepIndices = definition.steps.flatMap(({ fields }, index) => {
    const visibleFields = fields.filter(({ kind }) => kind !== 'hidden');
    const questions = visibleFields.filter(({ kind }) => kind !== 'heading');
    const relevantFields = questions.length > 0 ? questions : visibleFields;
    return relevantFields.some((field) => isFieldShown(field, definition, answers)) ? [index] : [];
  });
  return activeStepIndices.length > 0 ? activeStepIndices : [0];
}

/**
 * Returns the index of the first active step at or after `index`. Returns the index of the last
 * active step when there is none.
 */
export function findNearestActiveStepIndex(
  activeStepIndices: readonly number[],
  index: number,
): number {
  return activeStepIndices.find((step) => step >= index) ?? activeStepIndices.at(-1) ?? 0;
}

/** Returns the index of the first step with a field that has an error. */
export function findFirstErrorStepIndex(
  { steps }: FormDefinition,
  errors: Readonly<Record<string, string>>,
): number | undefined {
  const stepIndex = steps.findIndex(({ fields }) =>
    fields.some(({ name }) => Object.hasOwn(errors, name)),
  );
  return stepIndex < 0 ? undefined : stepIndex;
}
