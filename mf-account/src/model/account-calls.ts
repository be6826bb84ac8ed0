import { interestLimits } from '@gruenland/shared-contracts/api/interests.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import {
  isTicked,
  pickTexts,
  textOf,
  tickedValues,
} from '@gruenland/shared-ui/form/call/form-call.ts';
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
    ...pickTexts(values, PROFILE_FIELDS),
    version: Number(textOf(values, 'version')),
  }),
  done: () => `${paths.accountProfile()}?gespeichert=1`,
};

/** Values of `?gespeichert=` by intent. */
const NEWSLETTER_SAVED_PARAMS: ReadonlyMap<string, string> = new Map([
  ['subscribe', 'bestellen'],
  ['unsubscribe', 'abbestellen'],
  ['configure', 'einstellen'],
]);

/** Orders, changes or ends a newsletter, depending on `intent`. */
export const newsletterSettingsCall: FormCall = {
  path: '/api/account/newsletter',
  body: (values) => ({
    listId: textOf(values, 'listId'),
    subscribed: textOf(values, 'intent') !== 'unsubscribe',
    ...(textOf(values, 'intent') === 'configure'
      ? {
          frequency: textOf(values, 'frequency') || 'each',
          paused: isTicked(values, 'paused'),
        }
      : {}),
  }),
  done: (values) =>
    `${paths.accountPage('newsletter')}?gespeichert=${NEWSLETTER_SAVED_PARAMS.get(textOf(values, 'intent')) ?? '1'}`,
};

/** Splits a field at commas and line breaks. */
function readWords(values: FormInput, name: string): string[] {
  return textOf(values, name)
    .split(/[,\n]/u)
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, interestLimits.listMax);
}

function readRegions(values: FormInput): object[] {
  const zip = textOf(values, 'zip').trim();
  return zip === '' ? [] : [{ zip, radiusKm: Number(textOf(values, 'radiusKm')) || 50 }];
}

export const interestsCall: FormCall = {
  path: '/api/account/interests',
  body: (values) => ({
    topics: tickedValues(values, 'thema-'),
    muted: tickedValues(values, 'ohne-'),
    regions: readRegions(values),
    operation: {
      form: textOf(values, 'form') || null,
      animals: readWords(values, 'animals'),
      crops: readWords(values, 'crops'),
      size: textOf(values, 'size') || null,
    },
    personalised: isTicked(values, 'personalised'),
    derivesInterests: isTicked(values, 'derivesInterests'),
    version: Number(textOf(values, 'version')),
  }),
  done: () => `${paths.accountPage('interessen')}?gespeichert=1`,
};

export const removeInterestCall: FormCall = {
  path: '/api/account/interests/forget',
  body: (values) => pickTexts(values, ['topic']),
  done: () => `${paths.accountPage('interessen')}?gespeichert=vergessen`,
};

const dataCall = (path: string, done: string): FormCall => ({
  path: `/api/account/data/${path}`,
  body: () => ({}),
  done: () => `${paths.accountData()}?getan=${done}`,
});

export const exportCall = dataCall('export', 'kopie');
export const deletionCall = dataCall('deletion', 'loeschung');
export const keepAccountCall = dataCall('keep', 'behalten');
