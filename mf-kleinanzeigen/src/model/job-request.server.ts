import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import { createGroupFieldName, JOB_CHECKBOX_GROUPS } from './job-form-values.ts';
import type { JobCheckboxGroup } from './job-form-values.ts';

type Fields = Readonly<Record<string, string>>;

const TEXT_FIELDS =
  'title employer employerKind employerText employerUrl contactPerson intro duties profile offer contact experience hoursPerWeek startsOn limitedUntil payUnit tariff postcode place morePlaces applyUrl reference validUntil'.split(
    ' ',
  );
/** Text fields that are sent as null when they are empty. */
const OPTIONAL_TEXT_FIELDS = ['accommodation', 'meals', 'vehicle'];
const CHECKBOX_FIELDS = ['weekendWork'];
const AMOUNT_FIELDS = ['payMinCents', 'payMaxCents'];

/**
 * Converts a typed amount in euros into cents. Returns null for empty text. Returns -1 for invalid
 * text, so that the api rejects it.
 */
function parseCents(text: string): number | null {
  if (text.trim() === '') return null;
  const euros = readGermanNumber(text);
  return euros === null ? -1 : Math.round(euros * 100);
}

const mapFields = <Value>(names: readonly string[], getFieldValue: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, getFieldValue(name)]));

/**
 * Reads from the field `workPlace` whether the job is remote. Forms and drafts of the previous
 * release contain the checkbox `remote` instead.
 */
function readWorkPlace(form: Fields): object {
  const workPlace = form['workPlace'] || (form['remote'] === 'true' ? 'hybrid' : 'vor-ort');
  return { remote: workPlace !== 'vor-ort', ...(workPlace === 'zuhause' && { remoteOnly: true }) };
}

/** Converts a submitted form into the request body of the api. */
export function buildJobRequest(form: Fields): object {
  const getValue = (name: string) => form[name] ?? '';
  const version = Number(getValue('version'));
  return {
    ...mapFields(TEXT_FIELDS, getValue),
    ...mapFields(OPTIONAL_TEXT_FIELDS, (name) => getValue(name).trim() || null),
    ...mapFields(CHECKBOX_FIELDS, (name) => getValue(name) === 'true'),
    ...readWorkPlace(form),
    ...mapFields(AMOUNT_FIELDS, (name) => parseCents(getValue(name))),
    ...mapFields(Object.keys(JOB_CHECKBOX_GROUPS), (group) =>
      Object.keys(JOB_CHECKBOX_GROUPS[group as JobCheckboxGroup]).filter(
        (key) => getValue(createGroupFieldName(group as JobCheckboxGroup, key)) === 'true',
      ),
    ),
    hintsSeen: getValue('hintsSeen') === 'true',
    website: getValue('website'),
    ...(form['email'] === undefined ? {} : { email: form['email'] }),
    ...(version > 0 ? { version } : {}),
    ...(getValue('code') ? { code: getValue('code') } : {}),
  };
}

/** Moves the error of a checkbox group to the first checkbox of the group, where it is shown. */
export function moveGroupErrorsToFields(errors: Fields): Fields {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => {
      const [group = ''] = name.split('.');
      if (!Object.hasOwn(JOB_CHECKBOX_GROUPS, group)) return [name, message];
      const firstChoiceKey = Object.keys(JOB_CHECKBOX_GROUPS[group as JobCheckboxGroup])[0] ?? '';
      return [createGroupFieldName(group as JobCheckboxGroup, firstChoiceKey), message];
    }),
  );
}
