import { expect, test } from '@jest/globals';

import { readBundledPlaces } from '#places/place.repository.ts';

import { demoReader } from '../demo-reader.ts';
import { generateSeedJobs } from './generate-seed-jobs.ts';

const now = new Date('2026-11-28T10:00:00Z');
const jobs = generateSeedJobs(await readBundledPlaces(), now);

/** Minimum wage from 1 January 2027 in cents per hour. */
const MINIMUM_WAGE_CENTS = 1460;

test('there are 100 jobs, and no two share a title or an introduction', () => {
  expect(jobs).toHaveLength(100);
  expect(new Set(jobs.map(({ title }) => title)).size).toBe(100);
  expect(new Set(jobs.map(({ intro }) => intro)).size).toBe(100);
});

test('the demo reader owns only jobs of one farm', () => {
  const ownJobs = jobs.filter(({ ownerEmail }) => ownerEmail === demoReader.email);
  expect(ownJobs.length).toBeGreaterThan(1);
  expect(new Set(ownJobs.map(({ employer, place }) => `${employer}, ${place}`)).size).toBe(1);
});

test('seasonal jobs end with their season', () => {
  const asparagusJob = jobs.find(({ title }) => title.startsWith('Spargel'));
  expect(asparagusJob).toMatchObject({ startsOn: '2027-04-05', limitedUntil: '2027-06-24' });
  const unlimitedJobs = jobs.filter(
    ({ types = [], limitedUntil }) => types.includes('saison') && !limitedUntil,
  );
  expect(unlimitedJobs.map(({ title }) => title)).toEqual([
    'Lohnunternehmen: Häcksler und Mähdrescher fahren (m/w/d)',
  ]);
});

test('no hourly pay is below the coming minimum wage', () => {
  const lowPaidJobs = jobs.filter(
    ({ payUnit, payMinCents }) => payUnit === 'hour' && (payMinCents ?? 0) < MINIMUM_WAGE_CENTS,
  );
  expect(lowPaidJobs).toEqual([]);
});
