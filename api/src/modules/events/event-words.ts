import { sql } from 'drizzle-orm';

import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import { EVENT_TOPIC_LABELS } from '@gruenland/shared-contracts/events/event-labels.ts';

import { events } from '#db/tables/events.ts';
import type { EntryTexts } from '#word-search/entry-lexemes.ts';
import { createLexemesExpression } from '#word-search/entry-lexemes.ts';
import type { LexemeTable } from '#word-search/fill-lexemes.ts';
import type { ListCategory } from '#word-search/list-categories.ts';
import type { WordTable } from '#word-search/searchable-list.ts';

type NewEvent = typeof events.$inferInsert;

/** Adds a prefix, because some topics and categories have the same key, for example `markt`. */
const createTopicKey = (topic: string): string => `thema-${topic}`;

/** Returns the texts of an event that the word search reads. */
function toEventTexts(event: NewEvent): EntryTexts {
  const { title, summary, description, organizer, venue, postcode, city } = event;
  return {
    main: [title, postcode, city],
    other: [summary, description, organizer, venue],
    categories: [event.category, ...(event.topics ?? []).map(createTopicKey)],
  };
}

/** Returns the event with the lexemes that the word search reads. */
export const addLexemes = (event: NewEvent): NewEvent => ({
  ...event,
  lexemes: createLexemesExpression(toEventTexts(event)),
});

/** The table, condition and text expression from which the words of published events are read. */
export const eventWordTable: WordTable = {
  kind: 'events',
  table: events,
  publishedCondition: sql`state = 'published'`,
  text: sql`concat_ws(' ', title, summary, description)`,
};

export const eventLexemeTable: LexemeTable<typeof events> = {
  table: events,
  getEntryTexts: toEventTexts,
};

/** Categories and topics that a word search can match. */
export const SEARCHED_EVENT_CATEGORIES: readonly ListCategory[] = [
  ...EVENT_CATEGORIES.map(({ slug, name }) => ({ key: slug, name })),
  ...Object.entries(EVENT_TOPIC_LABELS).map(([topic, name]) => ({
    key: createTopicKey(topic),
    name,
  })),
];
