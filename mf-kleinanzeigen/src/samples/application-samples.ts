import type {
  ApplicationForm,
  OwnApplication,
} from '@gruenland/shared-contracts/api/job-applications.ts';
import { sampleJob } from './job-samples.ts';

const { slug, title, employer, place } = sampleJob;

export const sampleApplicationForm: ApplicationForm = {
  slug,
  title,
  employer,
  place,
  open: true,
  consentText: `Meine Angaben gehen an ${employer}.`,
  viewer: null,
};

export const sampleApplication: OwnApplication = {
  slug,
  title,
  employer,
  state: 'unconfirmed',
  name: 'Hanna Ohlsen',
  email: 'hanna.ohlsen@hof.example',
  message: 'Ich melke gern.\n\nUnd ich bin früh auf.',
  cv: null,
  may: { confirm: true, attach: true, withdraw: true },
  sentAt: '2026-11-20T09:30:00.000Z',
};
