import { interestLimits } from '@gruenland/shared-contracts/api/interests.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isTicked, pick, textOf, tickedOf } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall, FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

const PROFILE_FIELDS = [
  'displayName',
  'salutation',
  'firstName',
  'lastName',
  'phone',
  'street',
  'houseNo',
  'zip',
  'city',
  'country',
  'accountType',
  'company',
  'legalName',
  'vatId',
  'registerNo',
  'imprint',
];

export const profileCall: FormCall = {
  path: '/api/account/profile',
  body: (values) => ({
    ...pick(values, PROFILE_FIELDS),
    version: Number(textOf(values, 'version')),
  }),
  done: () => `${paths.accountProfile()}?gespeichert=1`,
};

/** Ticked means ordered; the rest of the form says how. */
export const newsletterSettingsCall: FormCall = {
  path: '/api/account/newsletter',
  body: (values) => ({
    listId: textOf(values, 'listId'),
    subscribed: textOf(values, 'aktion') !== 'abbestellen',
    ...(textOf(values, 'aktion') === 'einstellen'
      ? {
          frequency: textOf(values, 'frequency') || 'each',
          paused: isTicked(values, 'paused'),
        }
      : {}),
  }),
  done: (values) =>
    `${paths.accountPage('newsletter')}?gespeichert=${textOf(values, 'aktion') || '1'}`,
};

/** Words separated by commas or lines. */
function wordsOf(values: FormInput, name: string): string[] {
  return textOf(values, name)
    .split(/[,\n]/u)
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, interestLimits.listMax);
}

function regionsOf(values: FormInput): object[] {
  const zip = textOf(values, 'zip').trim();
  return zip === '' ? [] : [{ zip, radiusKm: Number(textOf(values, 'radiusKm')) || 50 }];
}

export const interestsCall: FormCall = {
  path: '/api/account/interests',
  body: (values) => ({
    topics: tickedOf(values, 'thema-'),
    muted: tickedOf(values, 'ohne-'),
    regions: regionsOf(values),
    operation: {
      form: textOf(values, 'form') || null,
      animals: wordsOf(values, 'animals'),
      crops: wordsOf(values, 'crops'),
      size: textOf(values, 'size') || null,
    },
    personalised: isTicked(values, 'personalised'),
    learn: isTicked(values, 'learn'),
    version: Number(textOf(values, 'version')),
  }),
  done: () => `${paths.accountPage('interessen')}?gespeichert=1`,
};

export const forgetInterestCall: FormCall = {
  path: '/api/account/interests/forget',
  body: (values) => pick(values, ['topic']),
  done: () => `${paths.accountPage('interessen')}?gespeichert=vergessen`,
};

const dataCall = (path: string, done: string): FormCall => ({
  path: `/api/account/data/${path}`,
  body: () => ({}),
  done: () => `${paths.accountData()}?getan=${done}`,
});

export const exportCall = dataCall('export', 'kopie');
export const deletionCall = dataCall('deletion', 'loeschung');
export const keepCall = dataCall('keep', 'behalten');
