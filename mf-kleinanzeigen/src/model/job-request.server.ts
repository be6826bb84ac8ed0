import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import { groupField, JOB_GROUPS } from './job-form-values.ts';
import type { JobGroup } from './job-form-values.ts';

type Fields = Readonly<Record<string, string>>;

const TEXTS =
  'title employer employerKind employerText employerUrl contactPerson intro tasks profile offer contact experience hoursPerWeek startsOn limitedUntil payUnit tariff postcode place morePlaces applyUrl reference validUntil'.split(
    ' ',
  );
/** Empty: it is not offered. */
const EXTRAS = ['accommodation', 'meals', 'vehicle'];
const BOXES = ['weekendWork'];
const AMOUNTS = ['payMinCents', 'payMaxCents'];

/** An amount as people write it; what is none is sent as one that is refused. */
function cents(text: string): number | null {
  if (text.trim() === '') return null;
  const euros = readGermanNumber(text);
  return euros === null ? -1 : Math.round(euros * 100);
}

const build = <Value>(names: readonly string[], value: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

/** Forms of the release before, and drafts of them, have a box instead. */
function workPlace(form: Fields): object {
  const chosen = form['workPlace'] || (form['remote'] === 'true' ? 'hybrid' : 'vor-ort');
  return { remote: chosen !== 'vor-ort', ...(chosen === 'zuhause' && { remoteOnly: true }) };
}

/** A sent form as the api takes it. */
export function jobRequest(form: Fields): object {
  const text = (name: string) => form[name] ?? '';
  const version = Number(text('version'));
  return {
    ...build(TEXTS, text),
    ...build(EXTRAS, (name) => text(name).trim() || null),
    ...build(BOXES, (name) => text(name) === 'true'),
    ...workPlace(form),
    ...build(AMOUNTS, (name) => cents(text(name))),
    ...build(Object.keys(JOB_GROUPS), (group) =>
      Object.keys(JOB_GROUPS[group as JobGroup]).filter(
        (key) => text(groupField(group as JobGroup, key)) === 'true',
      ),
    ),
    hintsSeen: text('hintsSeen') === 'true',
    website: text('website'),
    ...(form['email'] === undefined ? {} : { email: form['email'] }),
    ...(version > 0 ? { version } : {}),
    ...(text('code') ? { code: text('code') } : {}),
  };
}

/** Messages of groups stand at their first box. */
export function atFields(errors: Fields): Fields {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => {
      const [group = ''] = name.split('.');
      if (!Object.hasOwn(JOB_GROUPS, group)) return [name, message];
      const first = Object.keys(JOB_GROUPS[group as JobGroup])[0] ?? '';
      return [groupField(group as JobGroup, first), message];
    }),
  );
}
