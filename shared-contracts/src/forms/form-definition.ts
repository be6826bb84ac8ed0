import type { RawBlock } from '#block.ts';
import { readBlocks, readLines, readNumber, readText } from './read-field.ts';

/**
 * Forms are content. This module reads their definitions; magazine and api do it with the same
 * code, so that the api can check answers without trusting the browser.
 */

/**
 * Kinds of fields. `address` in content becomes street, `zip` and place; `hidden` is never shown and has
 * the first of its allowed values; a `file` is sent after the answers; `heading` asks nothing, `consent` must be ticked where it is required.
 */
export const FORM_FIELD_KINDS = [
  'text',
  'textarea',
  'email',
  'tel',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'consent',
  'iban',
  'zip',
  'file',
  'hidden',
  'heading',
] as const;

export type FormFieldKind = (typeof FORM_FIELD_KINDS)[number];

/** Most steps and fields of one form. */
export const FORM_LIMITS = {
  steps: 5,
  fields: 40,
  options: 60,
  text: 300,
  textarea: 5000,
} as const;

export interface FormField {
  /** Letters, digits and dashes; unique in the form. */
  readonly name: string;
  readonly kind: FormFieldKind;
  readonly label: string;
  readonly help?: string;
  readonly required: boolean;
  /** Choices of `select` and `radio`; of `hidden` the value, alone or first. */
  readonly options?: readonly string[];
  /** Bounds of a number. */
  readonly min?: number;
  readonly max?: number;
  /** Characters. */
  readonly maxLength: number;
  /** Asked only while another field has this value; a ticked box has the value `true`. */
  readonly showIf?: { readonly field: string; readonly is: string };
}

export interface FormStep {
  readonly title?: string;
  readonly fields: readonly FormField[];
}

/** A form as people see it. Who gets the answers is not part of it. */
export interface FormDefinition {
  readonly title: string;
  readonly steps: readonly FormStep[];
  readonly submitLabel: string;
  readonly successTitle: string;
  readonly successText: string;
}

/** What only the api needs: where answers go, and for how long they are kept. */
export interface FormHandling {
  readonly recipient: string | undefined;
  readonly retentionDays: number;
}

const DEFAULT_RETENTION_DAYS = 90;
const NAME = /^[a-z][a-z0-9-]{0,39}$/i;

/** Reads a form story's content; undefined when it asks nothing. */
export function readForm(
  content: RawBlock,
  fallbackTitle = 'Formular',
): FormDefinition | undefined {
  const taken = new Set<string>();
  const steps = readBlocks(content['steps'])
    .slice(0, FORM_LIMITS.steps)
    .map((step) => readStep(step, taken))
    .filter(({ fields }) => fields.length > 0);
  if (!steps.some(({ fields }) => fields.some(({ kind }) => kind !== 'heading'))) return undefined;
  return {
    title: readText(content['headline'], 200) ?? fallbackTitle,
    steps,
    submitLabel: readText(content['submitLabel'], 40) ?? 'Absenden',
    successTitle: readText(content['successTitle'], 120) ?? 'Danke, das ist angekommen',
    successText: readText(content['successText']) ?? 'Wir melden uns, sobald wir es gelesen haben.',
  };
}

/** Reads what happens with the answers of a form. */
export function readFormHandling(content: RawBlock): FormHandling {
  const recipient = readText(content['recipient'], 254);
  return {
    recipient: recipient && /^[^\s@<>"]+@[^\s@<>"]+$/.test(recipient) ? recipient : undefined,
    retentionDays: Math.round(
      readNumber(content['retentionDays'], 1, 730) ?? DEFAULT_RETENTION_DAYS,
    ),
  };
}

function readStep(step: RawBlock, taken: Set<string>): FormStep {
  const title = readText(step['title'], 120);
  const fields = readBlocks(step['fields'])
    .flatMap(partsOfField)
    .flatMap((raw) => {
      const field = taken.size < FORM_LIMITS.fields ? readFormField(raw) : undefined;
      if (!field || taken.has(field.name)) return [];
      taken.add(field.name);
      return [field];
    });
  return { ...(title ? { title } : {}), fields };
}

/** An address is asked for in its parts, under its own words. */
function partsOfField(raw: RawBlock): readonly RawBlock[] {
  if (raw['kind'] !== 'address') return [raw];
  const name = readText(raw['name'], 30) ?? '';
  const part = (suffix: string, label: string, kind: FormFieldKind, more: object = {}) => ({
    ...raw,
    _uid: `${raw._uid}-${suffix}`,
    name: `${name}-${suffix}`,
    label,
    kind,
    help: '',
    ...more,
  });
  return [
    part('anschrift', readText(raw['label'], 300) ?? 'Anschrift', 'heading'),
    part('strasse', 'Straße und Hausnummer', 'text', { maxLength: 120 }),
    part('plz', 'Postleitzahl', 'zip', { maxLength: 5 }),
    part('ort', 'Ort', 'text', { maxLength: 80 }),
  ];
}

/** Kind of a field as content names it; a field without one asks for text. */
function kindOf(raw: RawBlock): FormFieldKind | undefined {
  const kind = readText(raw['kind'], 40) ?? 'text';
  return FORM_FIELD_KINDS.find((each) => each === kind);
}

/** Fields of kinds that nobody knows: they are left out, and editors are told so. */
export function unknownFields(content: RawBlock): readonly RawBlock[] {
  return readBlocks(content['steps'])
    .flatMap((step) => readBlocks(step['fields']))
    .flatMap(partsOfField)
    .filter((raw) => kindOf(raw) === undefined);
}

function readFormField(raw: RawBlock): FormField | undefined {
  const kind = kindOf(raw);
  if (!kind) return undefined;
  const label = readText(raw['label'], 300);
  const name = readText(raw['name'], 40) ?? (kind === 'heading' ? raw._uid.slice(0, 40) : '');
  if (!label || (kind !== 'heading' && !NAME.test(name))) return undefined;
  const options = readLines(raw['options'], FORM_LIMITS.options);
  if ((kind === 'select' || kind === 'radio') && options.length < 2) return undefined;
  if (kind === 'hidden' && options.length === 0) return undefined;
  const help = readText(raw['help'], 300);
  const showIfField = readText(raw['showIfField'], 40);
  const min = readNumber(raw['min'], -1e9, 1e9);
  const max = readNumber(raw['max'], -1e9, 1e9);
  const most = kind === 'textarea' ? FORM_LIMITS.textarea : FORM_LIMITS.text;
  return {
    name,
    kind,
    label,
    required: raw['required'] === true || raw['required'] === 'true',
    maxLength: Math.round(readNumber(raw['maxLength'], 1, most) ?? most),
    ...(help ? { help } : {}),
    ...(options.length > 0 ? { options } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(showIfField
      ? { showIf: { field: showIfField, is: readText(raw['showIfValue'], 300) ?? 'true' } }
      : {}),
  };
}
