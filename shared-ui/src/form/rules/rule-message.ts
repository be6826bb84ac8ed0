import type { RuleName } from './rules.ts';

/** Values for placeholders in a message. */
export interface MessageContext {
  /** Name of the field as used in the message. */
  readonly label: string;
  readonly value: unknown;
  readonly args: readonly unknown[];
}

const MISCONFIGURED_TEXT =
  'Dieses Feld wurde falsch konfiguriert und kann nicht übermittelt werden.';

const MESSAGE_BUILDERS_BY_RULE: Record<RuleName, (context: MessageContext) => string> = {
  accepted: ({ label }) => `Bitte ${label} akzeptieren.`,
  alpha: ({ label }) => `${label} darf nur Buchstaben enthalten.`,
  alphanumeric: ({ label }) => `${label} darf nur Buchstaben und Zahlen enthalten.`,
  between: ({ label, args: [from, to] }) =>
    isNumber(from) && isNumber(to)
      ? `${label} muss zwischen ${from} und ${to} sein.`
      : MISCONFIGURED_TEXT,
  confirm: ({ label }) => `${label} stimmt nicht überein.`,
  date_after: ({ label, args: [bound] }) => createDateMessage(label, bound, 'nach dem', 'Zukunft'),
  date_before: ({ label, args: [bound] }) =>
    createDateMessage(label, bound, 'vor dem', 'Vergangenheit'),
  date_format: ({ label, args: [format] }) =>
    format ? `${label} ist kein gültiges Datum im Format ${format}.` : MISCONFIGURED_TEXT,
  email: () => 'E-Mail Adresse ist ungültig.',
  ends_with: ({ label, args }) => `${label} endet nicht mit ${joinWithOr(args)}.`,
  is: ({ label }) => `${label} enthält einen ungültigen Wert.`,
  length: ({ label, args: [first = 0, second] }) =>
    createLengthMessage(label, parseInteger(first), parseInteger(second)),
  matches: ({ label }) => `${label} enthält einen ungültigen Wert.`,
  max: ({ label, value, args: [maximum = 10] }) =>
    Array.isArray(value)
      ? `Darf maximal ${maximum} ${label} haben.`
      : `${label} darf maximal ${maximum} sein.`,
  min: ({ label, value, args: [minimum = 1] }) =>
    Array.isArray(value)
      ? `Mindestens ${minimum} ${label} erforderlich.`
      : `${label} muss mindestens ${minimum} sein.`,
  not: ({ label, value }) => `“${value}” ist kein gültiger Wert für ${label}.`,
  number: ({ label }) => `${label} muss eine Zahl sein.`,
  required: ({ label }) => `${label} ist erforderlich.`,
  starts_with: ({ label, args }) => `${label} beginnt nicht mit ${joinWithOr(args)}.`,
  url: () => 'Bitte geben Sie eine gültige URL ein.',
};

/** Returns the German message of a failed rule. */
export function getRuleMessage(rule: RuleName, context: MessageContext): string {
  const text = MESSAGE_BUILDERS_BY_RULE[rule](context);
  return `${text.charAt(0).toLocaleUpperCase('de')}${text.slice(1)}`;
}

function isNumber(value: unknown): boolean {
  return value !== undefined && !Number.isNaN(Number(value));
}

/** Joins items in German: „a, b oder c“. */
function joinWithOr(items: readonly unknown[]): string {
  const itemTexts = items.map(String);
  return new Intl.ListFormat('de', { type: 'disjunction' }).format(itemTexts);
}

function createDateMessage(
  label: string,
  bound: unknown,
  preposition: string,
  futureOrPast: string,
): string {
  if (!bound) return `${label} muss in der ${futureOrPast} liegen.`;
  const date = bound instanceof Date ? bound : new Date(String(bound));
  if (Number.isNaN(date.getTime())) return MISCONFIGURED_TEXT;
  const dateText = date.toLocaleDateString('de-DE', { dateStyle: 'medium', timeZone: 'UTC' });
  return `${label} muss ${preposition} ${dateText} liegen.`;
}

function parseInteger(bound: unknown): number {
  return Number.parseInt(String(bound), 10);
}

function createLengthMessage(label: string, first: number, second: number): string {
  const secondBound = Number.isNaN(second) ? Infinity : second;
  const minLength = Math.min(first, secondBound);
  const maxLength = Math.max(first, secondBound);
  // With a non-numeric first bound, the rule `length` rejects every text. With bounds from 0 to
  // infinity, it accepts every text. Both are mistakes in the form, so the message reports a
  // misconfiguration.
  if (Number.isNaN(first) || (minLength <= 0 && maxLength === Infinity)) return MISCONFIGURED_TEXT;
  return `${label} ${describeLength(minLength, maxLength)}`;
}

function describeLength(minLength: number, maxLength: number): string {
  if (minLength === maxLength) return `sollte ${minLength} Zeichen lang sein.`;
  if (minLength <= 0) return `darf maximal ${maxLength} Zeichen enthalten.`;
  if (maxLength === Infinity) {
    return `muss mindestens ${minLength === 1 ? 'ein' : minLength} Zeichen enthalten.`;
  }
  return `muss zwischen ${minLength} und ${maxLength} Zeichen enthalten.`;
}
