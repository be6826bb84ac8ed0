import type { PlaceJobData } from '#pages/place-job/place-job.loader.server.ts';

export const samplePlaceJobData: PlaceJobData = {
  form: {
    viewer: null,
    minimumWage: {
      cents: 1390,
      next: { from: '2027-01-01', cents: 1460 },
      source: 'Fünfte Mindestlohnanpassungsverordnung',
    },
    job: null,
  },
  formKey: 'k',
  code: '',
  days: { first: '2026-11-22', last: '2027-02-19' },
};

export const sampleHintsJson = JSON.stringify([
  { field: 'title', text: '„Melker“ spricht nur Männer an.', suggestion: 'Melken (m/w/d)' },
]);
