import type { RawBlock } from '#block.ts';
import { isReservedName } from './internal-fields.ts';
import { readFlag, readLines, readNumber, readText } from './read-field.ts';

/**
 * Kinds of form fields. In content, a field `address` is split into street, `zip` and place. A
 * `hidden` field is never shown; its default is its first allowed value. A `file` is uploaded after
 * the answers. `heading` has no input. `consent` must be ticked if it is required.
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

/** Maximum numbers of steps, fields and options, and maximum lengths in characters. */
export const FORM_LIMITS = {
  maxSteps: 5,
  maxFields: 40,
  maxOptions: 60,
  maxTextLength: 300,
  maxTextareaLength: 5000,
} as const;

export interface FormField {
  /** Name of the field; matches `FIELD_NAME_PATTERN` and is unique in the form. */
  readonly name: string;
  readonly kind: FormFieldKind;
  readonly label: string;
  readonly help?: string;
  readonly required: boolean;
  /** Choices of `select` and `radio`; allowed values of `hidden`, default first. */
  readonly options?: readonly string[];
  /** Smallest allowed number; `max` is the largest allowed number. */
  readonly min?: number;
  readonly max?: number;
  /** Maximum length of the answer in characters. */
  readonly maxLength: number;
  /**
   * Condition: this field is shown only while the named field has the value `is`; the value of a
   * checkbox is `true` or `false`.
   */
  readonly showIf?: { readonly field: string; readonly is: string };
}

/** Matches valid field names; `_components/form_field.yaml` contains the same rule. */
export const FIELD_NAME_PATTERN = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/** Reads one field from content; returns a German reason for editors if the field is invalid. */
export function readFormField(raw: RawBlock): FormField | string {
  const kindName = readText(raw['kind'], 40) ?? 'text';
  const kind = FORM_FIELD_KINDS.find((knownKind) => knownKind === kindName);
  if (!kind) return `Die Art „${kindName}“ gibt es nicht.`;
  const label = readText(raw['label'], 300);
  if (!label) return 'Die Beschriftung fehlt.';
  const name =
    readText(raw['name'], 40) ??
    (kind === 'heading' ? (readText(raw._uid, 40) ?? label.slice(0, 40)) : '');
  const options = readLines(raw['options'], FORM_LIMITS.maxOptions);
  const problem =
    (kind === 'heading' ? undefined : findNameProblem(name)) ?? findOptionsProblem(kind, options);
  return (
    problem ?? {
      name,
      kind,
      label,
      ...readConstraints(raw, kind),
      ...readHelpAndCondition(raw),
      ...createOptionsProperty(options),
    }
  );
}

function findNameProblem(name: string): string | undefined {
  if (!FIELD_NAME_PATTERN.test(name))
    return 'Der technische Name beginnt mit einem Buchstaben und hat nur a–z, Ziffern, „-“ und „_“.';
  return isReservedName(name) ? 'Diesen technischen Namen braucht die Seite selbst.' : undefined;
}

function findOptionsProblem(kind: FormFieldKind, options: readonly string[]): string | undefined {
  if ((kind === 'select' || kind === 'radio') && options.length < 2)
    return 'Eine Auswahl braucht mindestens zwei Antworten.';
  return kind === 'hidden' && options.length === 0 ? 'Der erlaubte Wert fehlt.' : undefined;
}

const createOptionsProperty = (options: readonly string[]) =>
  options.length > 0 ? { options } : {};

function readConstraints(raw: RawBlock, kind: FormFieldKind) {
  const maxLength = kind === 'textarea' ? FORM_LIMITS.maxTextareaLength : FORM_LIMITS.maxTextLength;
  const min = readNumber(raw['min'], -1e9, 1e9);
  const max = readNumber(raw['max'], -1e9, 1e9);
  return {
    required: readFlag(raw['required']) === true,
    maxLength: Math.round(readNumber(raw['maxLength'], 1, maxLength) ?? maxLength),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

function readHelpAndCondition(raw: RawBlock): Pick<FormField, 'help' | 'showIf'> {
  const help = readText(raw['help'], 300);
  const field = readText(raw['showIfField'], 40);
  return {
    ...(help ? { help } : {}),
    ...(field ? { showIf: { field, is: readText(raw['showIfValue'], 300) ?? 'true' } } : {}),
  };
}
