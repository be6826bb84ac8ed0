import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import type { AccountNewsletters } from '@gruenland/shared-contracts/api/newsletter.ts';
import type {
  PrintOffer,
  PrintProduct,
  PrintSubscriptions,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { AccountSignInMethods } from '@gruenland/shared-contracts/api/auth-methods.ts';
import { createSamplePrintOrder } from '@gruenland/shared-contracts/api/sample-print-order.ts';
import type { Profile } from '@gruenland/shared-contracts/api/profile.ts';

/** Sample response of `/api/account/security` for the style guide. */
export const sampleSecurity: AccountSecurity = {
  email: 'hanna.ohlsen@hof.example',
  hasPassword: true,
  fresh: true,
  pendingEmail: 'hanna@neuer-hof.example',
  deletionDueAt: null,
  sessions: [
    {
      id: 'a',
      current: true,
      device: 'Firefox auf Windows',
      signedInAt: '2026-09-01T07:00:00Z',
      lastSeenAt: '2026-11-21T07:00:00Z',
    },
    {
      id: 'b',
      current: false,
      device: 'Safari auf iPhone',
      signedInAt: '2026-10-12T18:30:00Z',
      lastSeenAt: '2026-11-20T18:30:00Z',
    },
  ],
};

export const signIn: AccountSignInMethods = {
  passkeys: [
    {
      id: 'a',
      name: 'Telefon',
      createdAt: '2026-09-01T07:00:00Z',
      lastUsedAt: '2026-11-21T07:00:00Z',
    },
  ],
  secondFactor: true,
  recoveryCodesLeft: 7,
  fresh: true,
};

export const sampleProfile: Profile = {
  email: 'hanna.ohlsen@hof.example',
  version: 3,
  memberSince: '2026-03-02T08:00:00Z',
  displayName: 'Hanna Ohlsen',
  salutation: 'ms',
  firstName: 'Hanna',
  lastName: 'Ohlsen',
  phone: '+494401123456',
  street: 'Deichweg',
  houseNo: '3a',
  zip: '26939',
  city: 'Ovelgönne',
  country: 'DE',
  accountType: 'private',
  company: null,
  legalName: null,
  vatId: null,
  registerNo: null,
  imprint: null,
};

const consentText =
  'Ich möchte die gewählten Newsletter bekommen. Das kann ich jederzeit widerrufen.';

export const sampleNewsletters: AccountNewsletters = {
  email: sampleProfile.email,
  consentText,
  lists: [
    {
      id: 'wochenblatt',
      name: 'Grünland am Sonntag',
      description: 'Die besten Geschichten der Woche.',
      frequencyLabel: 'sonntags',
      state: 'active',
      frequency: 'each',
      pausedUntil: '2026-12-21T00:00:00Z',
    },
    {
      id: 'markt',
      name: 'Marktbericht',
      description: 'Preise für Getreide, Vieh, Milch und Holz.',
      frequencyLabel: 'dienstags und freitags',
      state: 'none',
      frequency: 'each',
      pausedUntil: null,
    },
  ],
};

export const lists = { lists: sampleNewsletters.lists, consentText };

export const sampleInterests: Interests = {
  topics: ['ackerbau', 'maerkte'],
  muted: [],
  regions: [{ zip: '26939', radiusKm: 50 }],
  operation: { form: 'side-income', animals: ['Milchkühe'], crops: ['Grünland'], size: '20-50' },
  derived: [{ topic: 'tierhaltung', reads: 4, lastAt: '2026-11-20T18:30:00Z' }],
  personalised: true,
  derivesInterests: true,
  version: 2,
};

export const samplePrintOffer: PrintOffer = {
  products: [
    {
      id: 'jahresabo',
      kind: 'self',
      name: 'Jahresabo',
      description: 'Zwölf Hefte im Jahr, jeden Monat im Briefkasten.',
      priceCents: { DE: 9840, AT: 10_680, CH: 13_200 },
      issues: 12,
      termMonths: 12,
      renewal: 'Danach läuft das Abo weiter, bis Sie es kündigen.',
      notice: 'Danach jederzeit mit einer Frist von einem Monat.',
    },
    {
      id: 'probeabo',
      kind: 'trial',
      name: 'Probeabo',
      description: 'Drei Hefte zum Kennenlernen.',
      priceCents: { DE: 1490, AT: 1790, CH: 2490 },
      issues: 3,
      termMonths: 3,
      renewal: 'Das Abo endet danach von selbst.',
      notice: 'Eine Kündigung ist nicht nötig.',
    },
  ],
  issues: [
    { id: '2027-01', label: 'Heft 1/2027, erscheint am 2. Januar 2027' },
    { id: '2027-02', label: 'Heft 2/2027, erscheint am 6. Februar 2027' },
  ],
};

export const samplePrintOrder = createSamplePrintOrder(
  samplePrintOffer.products[0] as PrintProduct,
);

export const subscriptions: PrintSubscriptions = {
  subscriptions: [
    {
      ...samplePrintOrder,
      id: 'a',
      version: 1,
      state: 'active',
      endsOn: null,
      pausedFrom: '2027-07-01',
      pausedUntil: '2027-07-21',
      requests: [{ kind: 'pause', createdAt: '2026-11-21T08:00:00Z' }],
    },
  ],
  issues: samplePrintOffer.issues,
};
