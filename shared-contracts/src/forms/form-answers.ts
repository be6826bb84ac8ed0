import type { FormDefinition, FormField } from './form-definition.ts';

/** Answers by field name, as a form sends them: text; a ticked box is `true`. */
export type FormAnswers = Readonly<Record<string, string>>;

/** Whether a field is asked, given the answers so far; a field of a hidden field is hidden too. */
export function isAsked(
  field: FormField,
  definition: FormDefinition,
  answers: FormAnswers,
): boolean {
  const fields = new Map(
    definition.steps.flatMap((step) => step.fields.map((each) => [each.name, each] as const)),
  );
  let at: FormField | undefined = field;
  for (let depth = 0; at?.showIf && depth < fields.size; depth += 1) {
    const { field: name, is } = at.showIf;
    if ((answers[name] ?? '') !== is) return false;
    at = fields.get(name);
  }
  return true;
}

/**
 * The answers worth keeping: of asked fields only, trimmed. Messages by field name, empty when the
 * form can be taken. The api has the last word with this same function.
 */
export function checkAnswers(
  definition: FormDefinition,
  given: FormAnswers,
): { readonly answers: FormAnswers; readonly errors: FormAnswers } {
  const answers: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const field of definition.steps.flatMap((step) => step.fields)) {
    if (field.kind === 'heading' || !isAsked(field, definition, given)) continue;
    const value = (given[field.name] ?? '').normalize('NFC').trim();
    const problem = problemOf(field, value);
    if (problem) errors[field.name] = problem;
    else if (value !== '') answers[field.name] = value;
  }
  return { answers, errors };
}

const MAIL = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;
const PHONE = /^[+\d][\d\s()/-]{3,29}$/;

function problemOf(field: FormField, value: string): string | undefined {
  const { kind, required, maxLength, options } = field;
  if (value === '') {
    if (!required) return undefined;
    return kind === 'consent' ? 'Bitte stimmen Sie zu.' : 'Bitte füllen Sie dieses Feld aus.';
  }
  if (value.length > maxLength)
    return `Bitte höchstens ${maxLength} Zeichen, es sind ${value.length}.`;
  switch (kind) {
    case 'email':
      return MAIL.test(value) ? undefined : 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
    case 'tel':
      return PHONE.test(value) ? undefined : 'Bitte geben Sie eine Telefonnummer ein.';
    case 'number':
      return numberProblem(field, value);
    case 'date':
      return isDay(value) ? undefined : 'Bitte geben Sie ein Datum ein.';
    case 'iban':
      return isIban(value) ? undefined : 'Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.';
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

function numberProblem({ min, max }: FormField, value: string): string | undefined {
  const number = Number(value.replace(',', '.'));
  if (!Number.isFinite(number)) return 'Bitte geben Sie eine Zahl ein.';
  if (min !== undefined && number < min) return `Bitte mindestens ${min}.`;
  return max !== undefined && number > max ? `Bitte höchstens ${max}.` : undefined;
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** ISO 13616: country and check digits behind the rest, letters as numbers, modulo 97 is 1. */
function isIban(value: string): boolean {
  const bare = value.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return false;
  const digits = [...bare.slice(4), ...bare.slice(0, 4)]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
