import type { RawBlock } from '#block.ts';
import { FORM_LIMITS, readFormField } from './form-field.ts';
import type { FormField, FormFieldKind } from './form-field.ts';
import { readBlocks, readNumber, readText } from './read-field.ts';

/**
 * Forms are content. This module reads their definitions; magazine and api do it with the same
 * code, so that the api can check answers without trusting the browser.
 */

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

/** A field or step that content holds and people do not get. */
export interface FormLoss {
  /** By which editors find it. */
  readonly name: string;
  /** Places of its step and, of a field, in that step; the first is 0. */
  readonly at: readonly number[];
  /** In German. */
  readonly why: string;
}

/** What only the api needs: where answers go, and for how long they are kept. */
export interface FormHandling {
  readonly recipient: string | undefined;
  readonly retentionDays: number;
}

const DEFAULT_RETENTION_DAYS = 90;

/** Reads a form story's content; undefined when it asks nothing. */
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

/** What a form's content holds and people do not get, so that editors can be told. */
export function formLosses(content: RawBlock): readonly FormLoss[] {
  const { steps, taken, losses } = readSteps(content);
  const fields = steps.flatMap((step) => step.fields);
  const never = fields.flatMap(({ name, showIf }) =>
    showIf && !taken.has(showIf.field)
      ? [
          {
            name,
            at: taken.get(name) ?? [],
            why: `Wird nie gefragt: Ein Feld „${showIf.field}“ gibt es nicht.`,
          },
        ]
      : [],
  );
  return [...losses, ...never];
}

interface Reading {
  /** Where the fields stand, by their names. */
  readonly taken: Map<string, readonly number[]>;
  readonly losses: FormLoss[];
}

function readSteps(content: RawBlock) {
  const reading: Reading = { taken: new Map(), losses: [] };
  const all = readBlocks(content['steps']);
  const steps = all
    .slice(0, FORM_LIMITS.steps)
    .map((step, index) => readStep(step, index, reading))
    .filter(({ fields }) => fields.length > 0);
  const more = all.slice(FORM_LIMITS.steps).map((step, index) => ({
    name: readText(step['title'], 120) ?? `Schritt ${FORM_LIMITS.steps + index + 1}`,
    at: [FORM_LIMITS.steps + index],
    why: `Ein Formular hat höchstens ${FORM_LIMITS.steps} Schritte.`,
  }));
  return { steps, taken: reading.taken, losses: [...reading.losses, ...more] };
}

function readStep(step: RawBlock, index: number, { taken, losses }: Reading): FormStep {
  const title = readText(step['title'], 120);
  const fields = readBlocks(step['fields']).flatMap((whole, place) =>
    partsOfField(whole).flatMap((raw) => {
      const at = [index, place];
      const field = freeField(raw, taken);
      if (typeof field === 'string') {
        losses.push({ name: nameOf(raw), at, why: field });
        return [];
      }
      taken.set(field.name, at);
      return [field];
    }),
  );
  return { ...(title ? { title } : {}), fields };
}

function freeField(raw: RawBlock, taken: Reading['taken']): FormField | string {
  const field = readFormField(raw);
  if (typeof field === 'string') return field;
  if (taken.has(field.name)) return 'Den technischen Namen hat schon ein anderes Feld.';
  if (taken.size >= FORM_LIMITS.fields)
    return `Ein Formular hat höchstens ${FORM_LIMITS.fields} Felder.`;
  return field;
}

/** By which editors find a field. */
const nameOf = (raw: RawBlock): string =>
  readText(raw['name'], 60) ?? readText(raw['label'], 60) ?? 'ohne Namen';

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
