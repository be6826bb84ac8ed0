import type { RawBlock } from '#block.ts';
import { FORM_LIMITS, readFormField } from './form-field.ts';
import type { FormField, FormFieldKind } from './form-field.ts';
import { readBlocks, readNumber, readText } from './read-field.ts';

/**
 * One step of a form. Forms are defined in content; magazine and api read the definitions with this
 * module, so that the api can validate answers without trusting the browser.
 */

export interface FormStep {
  readonly title?: string;
  readonly fields: readonly FormField[];
}

/** The parts of a form that visitors see; the recipient of the answers is not included. */
export interface FormDefinition {
  readonly title: string;
  readonly steps: readonly FormStep[];
  readonly submitLabel: string;
  readonly successTitle: string;
  readonly successText: string;
}

/** A field or step that content defines but visitors do not see. */
export interface OmittedFormItem {
  /** Name of the field or step, shown to editors. */
  readonly name: string;
  /** Index of the step; for a field, followed by the field's index in the step. */
  readonly at: readonly number[];
  /** Reason why visitors do not see the field or step, in German. */
  readonly why: string;
}

/** Form settings that only the api needs. */
export interface FormProcessingSettings {
  readonly recipient: string | undefined;
  readonly retentionDays: number;
}

const DEFAULT_RETENTION_DAYS = 90;

/** Reads a form from the content of its story; undefined if the form has no input fields. */
export function readForm(
  content: RawBlock,
  fallbackTitle = 'Formular',
): FormDefinition | undefined {
  const { steps } = readSteps(content);
  if (!steps.some(({ fields }) => fields.some(({ kind }) => kind !== 'heading'))) return undefined;
  return {
    title: readText(content['headline'], 200) ?? fallbackTitle,
    steps,
    submitLabel: readText(content['submitLabel'], 40) ?? 'Absenden',
    successTitle: readText(content['successTitle'], 120) ?? 'Danke, das ist angekommen',
    successText: readText(content['successText']) ?? 'Wir melden uns, sobald wir es gelesen haben.',
  };
}

/** Reads recipient and retention period of a form. */
export function readFormProcessingSettings(content: RawBlock): FormProcessingSettings {
  const recipient = readText(content['recipient'], 254);
  return {
    recipient: recipient && /^[^\s@<>"]+@[^\s@<>"]+$/.test(recipient) ? recipient : undefined,
    retentionDays: Math.round(
      readNumber(content['retentionDays'], 1, 730) ?? DEFAULT_RETENTION_DAYS,
    ),
  };
}

/** Lists a form's fields and steps that visitors do not see, so that editors can be informed. */
export function listOmittedFormItems(content: RawBlock): readonly OmittedFormItem[] {
  const { steps, usedNames, omitted: omittedItems } = readSteps(content);
  const fields = steps.flatMap((step) => step.fields);
  const neverShownItems = fields.flatMap(({ name, showIf }) =>
    showIf && !usedNames.has(showIf.field)
      ? [
          {
            name,
            at: usedNames.get(name) ?? [],
            why: `Wird nie gefragt: Ein Feld „${showIf.field}“ gibt es nicht.`,
          },
        ]
      : [],
  );
  return [...omittedItems, ...neverShownItems];
}

interface ReadProgress {
  /** Positions of the fields that were read so far, by field name. */
  readonly usedNames: Map<string, readonly number[]>;
  readonly omittedItems: OmittedFormItem[];
}

function readSteps(content: RawBlock) {
  const readingProgress: ReadProgress = { usedNames: new Map(), omittedItems: [] };
  const allSteps = readBlocks(content['steps']);
  const steps = allSteps
    .slice(0, FORM_LIMITS.maxSteps)
    .map((step, index) => readStep(step, index, readingProgress))
    .filter(({ fields }) => fields.length > 0);
  const excessSteps = allSteps.slice(FORM_LIMITS.maxSteps).map((step, index) => ({
    name: readText(step['title'], 120) ?? `Schritt ${FORM_LIMITS.maxSteps + index + 1}`,
    at: [FORM_LIMITS.maxSteps + index],
    why: `Ein Formular hat höchstens ${FORM_LIMITS.maxSteps} Schritte.`,
  }));
  return {
    steps,
    usedNames: readingProgress.usedNames,
    omitted: [...readingProgress.omittedItems, ...excessSteps],
  };
}

function readStep(
  step: RawBlock,
  index: number,
  { usedNames, omittedItems }: ReadProgress,
): FormStep {
  const title = readText(step['title'], 120);
  const fields = readBlocks(step['fields']).flatMap((block, fieldIndex) =>
    expandAddressField(block).flatMap((raw) => {
      const at = [index, fieldIndex];
      const field = readUniqueField(raw, usedNames);
      if (typeof field === 'string') {
        omittedItems.push({ name: getNameForEditors(raw), at, why: field });
        return [];
      }
      usedNames.set(field.name, at);
      return [field];
    }),
  );
  return { ...(title ? { title } : {}), fields };
}

function readUniqueField(raw: RawBlock, usedNames: ReadProgress['usedNames']): FormField | string {
  const field = readFormField(raw);
  if (typeof field === 'string') return field;
  if (usedNames.has(field.name)) return 'Den technischen Namen hat schon ein anderes Feld.';
  if (usedNames.size >= FORM_LIMITS.maxFields)
    return `Ein Formular hat höchstens ${FORM_LIMITS.maxFields} Felder.`;
  return field;
}

/** Returns a name by which editors recognize the field. */
const getNameForEditors = (raw: RawBlock): string =>
  readText(raw['name'], 60) ?? readText(raw['label'], 60) ?? 'ohne Namen';

/** Splits an address field into a heading and fields for street, postcode and place. */
function expandAddressField(raw: RawBlock): readonly RawBlock[] {
  if (raw['kind'] !== 'address') return [raw];
  const name = readText(raw['name'], 30) ?? '';
  const createAddressField = (
    suffix: string,
    label: string,
    kind: FormFieldKind,
    overrides: object = {},
  ) => ({
    ...raw,
    _uid: `${raw._uid}-${suffix}`,
    name: `${name}-${suffix}`,
    label,
    kind,
    help: '',
    ...overrides,
  });
  return [
    createAddressField('anschrift', readText(raw['label'], 300) ?? 'Anschrift', 'heading'),
    createAddressField('strasse', 'Straße und Hausnummer', 'text', { maxLength: 120 }),
    createAddressField('plz', 'Postleitzahl', 'zip', { maxLength: 5 }),
    createAddressField('ort', 'Ort', 'text', { maxLength: 80 }),
  ];
}
