import type { DrawingCommitment } from '@gruenland/shared-contracts/api/forms.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormField } from '@gruenland/shared-contracts/forms/form-field.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';

/** Data that the loader adds to the definition of a prize draw. */
export interface PrizeDrawData {
  /** Full slug of the story that contains the draw. */
  readonly story: string;
  readonly state: 'early' | 'open' | 'over';
  /**
   * Published hashes of the random seeds. Empty before the first entry and when the api is
   * unavailable.
   */
  readonly commitments: readonly DrawingCommitment[];
}

/** Returns the path to which the browser posts an entry when JavaScript is unavailable. */
export function buildEntryPath(story: string): string {
  return `/_gewinnspiel/${story}`;
}

const MAX_NAME_LENGTH = 60;

/**
 * Creates the entry form with question, name, email address and terms. The form asks for nothing
 * else, because only winners have to give further data.
 */
export function createEntryForm(draw: PrizeDrawDefinition): FormDefinition {
  const createTextField = (name: string, label: string): FormField => ({
    name,
    label,
    kind: 'text',
    required: true,
    maxLength: MAX_NAME_LENGTH,
  });
  const createConsentField = (name: string, label: string): FormField => ({
    ...createTextField(name, label),
    kind: 'consent',
  });
  const { question, options, adultsOnly } = draw;
  const answer: FormField | undefined = question
    ? {
        ...createTextField('answer', question),
        ...(options.length > 1 ? { kind: 'radio', options } : { maxLength: 300 }),
      }
    : undefined;
  const fields: readonly (FormField | undefined)[] = [
    answer,
    createTextField('firstName', 'Vorname'),
    createTextField('lastName', 'Nachname'),
    {
      ...createTextField('email', 'E-Mail-Adresse'),
      kind: 'email',
      maxLength: 254,
      help: 'An diese Adresse schicken wir einen Link, mit dem Sie Ihre Teilnahme bestätigen.',
    },
    adultsOnly ? createConsentField('adult', 'Ich bin mindestens 18 Jahre alt.') : undefined,
    createConsentField(
      'acceptTerms',
      'Ich habe die Teilnahmebedingungen gelesen und stimme ihnen zu.',
    ),
  ];
  return {
    title: draw.title,
    steps: [{ fields: fields.filter((field) => field !== undefined) }],
    submitLabel: 'Teilnehmen',
    successTitle: 'Fast geschafft: Bitte sehen Sie in Ihr Postfach',
    successText: 'Öffnen Sie den Link in unserer E-Mail. Erst dann zählt Ihre Teilnahme.',
  };
}
