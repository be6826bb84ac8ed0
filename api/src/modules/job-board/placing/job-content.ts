import type {
  JobContent,
  PlaceJobRequest,
} from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { jobLimits } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobPlace } from '@gruenland/shared-contracts/api/job-board.ts';
import {
  addDays,
  getBerlinDay,
  getEndOfGermanDay,
} from '@gruenland/shared-contracts/german-calendar.ts';

import type { Executor } from '#db/database.ts';
import { locate } from '#places/locate.ts';
import { Problem } from '#problem.ts';

import type { NewJob, StoredJob } from '../job-record.repository.ts';

/** The columns that the owner of a job fills in with the form. */
export type ContentColumns = Omit<NewJob, 'state' | 'userId' | 'ownerEmail' | 'publishedAt'>;

/** Picks the columns that the owner of a job fills in with the form. */
export function pickContentColumns(job: StoredJob): ContentColumns {
  const {
    id: _id,
    number: _number,
    state: _state,
    listed: _listed,
    words: _words,
    lexemes: _lexemes,
    extras: _derivedExtras,
    payHourCents: _payHourCents,
    userId: _userId,
    ownerEmail: _ownerEmail,
    change: _change,
    publishedAt: _publishedAt,
    endedAt: _endedAt,
    version: _version,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...content
  } = job;
  return content;
}

const createFormProblem = (fields: Record<string, string>) =>
  new Problem('form.invalid', { fields });

/** Validates rules that involve several fields. @throws Problem `form.invalid` */
function validateFieldCombinations(content: JobContent, now: Date): void {
  const { payMinCents, payMaxCents, payUnit, startsOn, limitedUntil, validUntil } = content;
  if (payMaxCents !== null && payMinCents === null) {
    throw createFormProblem({ payMinCents: 'Bitte geben Sie auch an, ab welchem Betrag.' });
  }
  if (payMinCents !== null && payUnit === null) {
    throw createFormProblem({ payUnit: 'Bitte wählen Sie, ob pro Stunde, im Monat oder im Jahr.' });
  }
  if (payMinCents !== null && payMaxCents !== null && payMaxCents < payMinCents) {
    throw createFormProblem({ payMaxCents: 'Der höchste Betrag liegt unter dem niedrigsten.' });
  }
  if (limitedUntil !== null && startsOn !== null && limitedUntil < startsOn) {
    throw createFormProblem({ limitedUntil: 'Das Ende liegt vor dem Beginn.' });
  }
  const today = getBerlinDay(now);
  if (validUntil < today) throw createFormProblem({ validUntil: 'Dieser Tag ist vorbei.' });
  if (validUntil > addDays(today, jobLimits.runDays)) {
    throw createFormProblem({
      validUntil: `Höchstens ${jobLimits.runDays} Tage; verlängern geht jederzeit.`,
    });
  }
}

/** Parses a list of places such as „88131 Lindau; 6850 Dornbirn“. @throws Problem `form.invalid` */
async function parseJobPlaces(db: Executor, text: string): Promise<JobPlace[]> {
  const parts = text
    .split(/[;\n]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length >= jobLimits.maxPlaces) {
    throw createFormProblem({ morePlaces: `Höchstens ${jobLimits.maxPlaces} Orte zusammen.` });
  }
  const foundPlaces: JobPlace[] = [];
  for (const part of parts) {
    const [, postcode, name] = /^(\d{4,5})\s+(\D.*)$/u.exec(part) ?? [];
    const place = postcode && name ? await locate(db, { postcode, name }) : null;
    if (!postcode || !name || !place) {
      throw createFormProblem({
        morePlaces: `„${part}“ verstehen wir nicht. Bitte Postleitzahl und Ort.`,
      });
    }
    foundPlaces.push({ postcode, place: name, region: place.region });
  }
  return foundPlaces;
}

/** Converts a request of the job form to columns. @throws Problem `form.invalid` */
export async function toContentColumns(
  db: Executor,
  request: PlaceJobRequest,
  now = new Date(),
): Promise<ContentColumns> {
  validateFieldCombinations(request, now);
  const place = await locate(db, { postcode: request.postcode, name: request.place });
  if (!place) throw createFormProblem({ postcode: 'Diese Postleitzahl kennen wir nicht.' });
  const {
    email: _,
    hintsSeen: _hintsSeen,
    version: _version,
    code: _code,
    website: _website,
    morePlaces,
    validUntil,
    types,
    fields,
    licences,
    languages,
    ...rest
  } = request;
  return {
    ...rest,
    // Always sets `remoteOnly`, even to false, so that a change can reset the column.
    remoteOnly: request.remote && request.remoteOnly === true,
    types: [...types],
    fields: [...fields],
    licences: [...licences],
    languages: [...languages],
    region: place.region,
    lat: place.lat,
    lng: place.lng,
    otherPlaces: await parseJobPlaces(db, morePlaces),
    validThrough: getEndOfGermanDay(validUntil),
  };
}

/** Converts a stored job to form values. */
export function toFormContent(job: ContentColumns & Pick<StoredJob, 'validThrough'>): JobContent {
  const { otherPlaces = [], validThrough } = job;
  return {
    ...(job as unknown as JobContent),
    morePlaces: otherPlaces.map(({ postcode, place }) => `${postcode} ${place}`).join('; '),
    validUntil: getBerlinDay(validThrough),
  };
}
