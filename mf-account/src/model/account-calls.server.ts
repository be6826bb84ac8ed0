import { interestLimits } from '@gruenland/shared-contracts/api/interests.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import {
  isTicked,
  pickTexts,
  getText,
  listTickedValues,
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
    version: Number(getText(values, 'version')),
  }),
  getNextPath: () => `${paths.accountProfile()}?gespeichert=1`,
};

/** Values of the query parameter `?gespeichert=`, keyed by the value of the form field `intent`. */
const NEWSLETTER_SAVED_PARAMS: ReadonlyMap<string, string> = new Map([
  ['subscribe', 'bestellen'],
  ['unsubscribe', 'abbestellen'],
  ['configure', 'einstellen'],
]);

/**
 * Api call that starts, changes or ends a newsletter subscription, depending on the form field
 * `intent`.
 */
export const newsletterSettingsCall: FormCall = {
  path: '/api/account/newsletter',
  body: (values) => ({
    listId: getText(values, 'listId'),
    subscribed: getText(values, 'intent') !== 'unsubscribe',
    ...(getText(values, 'intent') === 'configure'
      ? {
          frequency: getText(values, 'frequency') || 'each',
          paused: isTicked(values, 'paused'),
        }
      : {}),
  }),
  getNextPath: (values) =>
    `${paths.accountPage('newsletter')}?gespeichert=${NEWSLETTER_SAVED_PARAMS.get(getText(values, 'intent')) ?? '1'}`,
};

/** Splits the text of a field at commas and line breaks into at most `maxListItems` texts. */
function splitFieldText(values: FormInput, name: string): string[] {
  return getText(values, name)
    .split(/[,\n]/u)
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, interestLimits.maxListItems);
}

function readRegions(values: FormInput): object[] {
  const postalCode = getText(values, 'zip').trim();
  return postalCode === ''
    ? []
    : [{ zip: postalCode, radiusKm: Number(getText(values, 'radiusKm')) || 50 }];
}

export const interestsCall: FormCall = {
  path: '/api/account/interests',
  body: (values) => ({
    topics: listTickedValues(values, 'thema-'),
    muted: listTickedValues(values, 'ohne-'),
    regions: readRegions(values),
    operation: {
      form: getText(values, 'form') || null,
      animals: splitFieldText(values, 'animals'),
      crops: splitFieldText(values, 'crops'),
      size: getText(values, 'size') || null,
    },
    personalised: isTicked(values, 'personalised'),
    derivesInterests: isTicked(values, 'derivesInterests'),
    version: Number(getText(values, 'version')),
  }),
  getNextPath: () => `${paths.accountPage('interessen')}?gespeichert=1`,
};

export const removeInterestCall: FormCall = {
  path: '/api/account/interests/remove',
  body: (values) => pickTexts(values, ['topic']),
  getNextPath: () => `${paths.accountPage('interessen')}?gespeichert=vergessen`,
};

const createAccountDataCall = (path: string, successCode: string): FormCall => ({
  path: `/api/account/data/${path}`,
  body: () => ({}),
  getNextPath: () => `${paths.accountData()}?getan=${successCode}`,
});

export const exportDataCall = createAccountDataCall('export', 'kopie');
export const requestDeletionCall = createAccountDataCall('deletion', 'loeschung');
export const cancelDeletionCall = createAccountDataCall('keep', 'behalten');
