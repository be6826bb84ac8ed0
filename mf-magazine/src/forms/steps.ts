import { isAsked } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';

/**
 * Places of the steps in which something is asked, given the answers so far; the first is 0. A step of
 * headings alone is one to read. Never none: a form without any question still has its button.
 */
export function openSteps(definition: FormDefinition, answers: FormAnswers): readonly number[] {
  const open = definition.steps.flatMap(({ fields }, index) => {
    const seen = fields.filter(({ kind }) => kind !== 'hidden');
    const questions = seen.filter(({ kind }) => kind !== 'heading');
    const counts = questions.length > 0 ? questions : seen;
    return counts.some((field) => isAsked(field, definition, answers)) ? [index] : [];
  });
  return open.length > 0 ? open : [0];
}

/** The open step at a place; where that is not open, the next, or the last one. */
export function stepAt(open: readonly number[], place: number): number {
  return open.find((step) => step >= place) ?? open.at(-1) ?? 0;
}

/** Place of the first step that has one of these fields. */
export function stepWith(
  { steps }: FormDefinition,
  errors: Readonly<Record<string, string>>,
): number | undefined {
  const at = steps.findIndex(({ fields }) =>
    fields.some(({ name }) => Object.hasOwn(errors, name)),
  );
  return at < 0 ? undefined : at;
}
