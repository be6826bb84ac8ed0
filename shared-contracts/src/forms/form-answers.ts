import type { FormDefinition } from './form-definition.ts';
import type { FormField } from './form-field.ts';
import { readGermanDay } from './german-day.ts';
import { formatGermanNumber, readGermanNumber } from './german-number.ts';

/** Answers by field name, as sent by a form; a ticked checkbox has the text `true`. */
export type FormAnswers = Readonly<Record<string, string>>;

/**
 * Whether a field is shown for the given answers. A field is also hidden if its condition names a
 * field that is not shown.
 */
export function isFieldShown(
  field: FormField,
  definition: FormDefinition,
  answers: FormAnswers,
): boolean {
  const fields = new Map(
    definition.steps.flatMap((step) =>
      step.fields.map((candidate) => [candidate.name, candidate] as const),
    ),
  );
  let currentField: FormField | undefined = field;
  for (let depth = 0; currentField?.showIf && depth < fields.size; depth += 1) {
    const { field: name, is: requiredValue } = currentField.showIf;
    currentField = fields.get(name);
    if (!currentField || getConditionValue(currentField, answers) !== requiredValue) return false;
  }
  return true;
}

/**
 * Returns a field's value for comparison with a condition: the allowed value of a hidden field,
 * `true` or `false` for a checkbox, the text of other fields.
 */
function getConditionValue(field: FormField, answers: FormAnswers): string {
  const value = (answers[field.name] ?? '').normalize('NFC').trim();
  switch (field.kind) {
    case 'hidden':
      return getHiddenFieldValue(field, value);
    case 'checkbox':
    case 'consent':
      return value || 'false';
    default:
      return value;
  }
}

/**
 * Validates answers. Returns the normalized answers of shown fields, and error messages by field
 * name. The page and the api both validate with this function.
 */
export function validateAnswers(
  definition: FormDefinition,
  input: FormAnswers,
): { readonly answers: FormAnswers; readonly errors: FormAnswers } {
  const answers: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const field of definition.steps.flatMap((step) => step.fields)) {
    if (field.kind === 'heading' || field.kind === 'file') continue;
    if (!isFieldShown(field, definition, input)) continue;
    if (field.kind === 'hidden') {
      answers[field.name] = getHiddenFieldValue(field, input[field.name]);
      continue;
    }
    const value = (input[field.name] ?? '').normalize('NFC').trim();
    const problem = findAnswerProblem(field, value);
    if (problem) errors[field.name] = problem;
    else if (value !== '') answers[field.name] = normalizeValue(field, value);
  }
  return { answers, errors };
}

/**
 * Returns the value of a field of kind `hidden`. If the input is not an allowed value, the first
 * allowed value is used, because visitors cannot correct a hidden field.
 */
function getHiddenFieldValue({ options = [] }: FormField, input: string | undefined): string {
  return options.find((option) => option === input) ?? options[0] ?? '';
}

const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;
const PHONE_PATTERN = /^[+\d][\d\s()/-]{3,29}$/;

function findAnswerProblem(field: FormField, value: string): string | undefined {
  const { kind, required, maxLength, options } = field;
  if (value === '') {
    if (!required) return undefined;
    return kind === 'consent' ? 'Bitte stimmen Sie zu.' : 'Bitte füllen Sie dieses Feld aus.';
  }
  if (value.length > maxLength)
    return `Bitte höchstens ${maxLength} Zeichen, es sind ${value.length}.`;
  switch (kind) {
    case 'email':
      return EMAIL_PATTERN.test(value)
        ? undefined
        : 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
    case 'tel':
      return PHONE_PATTERN.test(value) ? undefined : 'Bitte geben Sie eine Telefonnummer ein.';
    case 'number':
      return findNumberProblem(field, value);
    case 'date':
      return readGermanDay(value) ? undefined : 'Bitte geben Sie ein Datum ein.';
    case 'iban':
      return isIban(value) ? undefined : 'Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.';
    case 'zip':
      return /^\d{4,5}$/.test(value) ? undefined : 'Bitte geben Sie vier oder fünf Ziffern ein.';
    case 'select':
    case 'radio':
      return options?.includes(value) ? undefined : 'Bitte wählen Sie eine der Möglichkeiten.';
    case 'checkbox':
    case 'consent':
      return value === 'true' ? undefined : 'Bitte setzen Sie das Häkchen oder lassen Sie es weg.';
    default:
      return undefined;
  }
}

function findNumberProblem({ min, max }: FormField, value: string): string | undefined {
  const number = readGermanNumber(value);
  if (number === null) return 'Bitte geben Sie eine Zahl ein.';
  if (min !== undefined && number < min) return `Bitte mindestens ${formatGermanNumber(min)}.`;
  if (max === undefined || number <= max) return undefined;
  return `Bitte höchstens ${formatGermanNumber(max)}.`;
}

/** Converts a number or date to its standard spelling; returns other values unchanged. */
function normalizeValue({ kind }: FormField, value: string): string {
  if (kind === 'date') return readGermanDay(value) ?? value;
  const number = kind === 'number' ? readGermanNumber(value) : null;
  return number === null ? value : formatGermanNumber(number);
}

/**
 * Whether a text is a valid IBAN (ISO 13616). Country and check digits are moved to the end and
 * letters are replaced by numbers; the remainder modulo 97 must be 1.
 */
function isIban(value: string): boolean {
  const compactIban = value.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compactIban)) return false;
  const digits = [...compactIban.slice(4), ...compactIban.slice(0, 4)]
    .map((character) => Number.parseInt(character, 36))
    .join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
