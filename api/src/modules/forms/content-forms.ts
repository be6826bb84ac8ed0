import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { readForm, readFormHandling } from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import { readPrizeDraw } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import { findBlocks } from '@gruenland/shared-contracts/forms/read-field.ts';
import { readSurvey } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';

import type { ContentRead } from '#content/content-read.ts';

export interface ContentForm {
  /** Below `_forms/`. */
  readonly slug: string;
  readonly definition: FormDefinition;
  readonly retentionDays: number;
}

/** Where a block stands. */
interface InStory {
  /** Full slug of its story. */
  readonly story: string;
  readonly storyUuid: string;
  /** Number of the story: older ones have lower numbers. */
  readonly age: number;
}

export type ContentSurvey = SurveyDefinition & InStory;
export type ContentDraw = PrizeDrawDefinition & InStory;

/** Everything that published content asks readers for. */
export interface ContentForms {
  readonly forms: readonly ContentForm[];
  readonly surveys: readonly ContentSurvey[];
  readonly draws: readonly ContentDraw[];
}

const page = 100;
const mostPages = 50;
const freshMs = 30_000;
const timeoutMs = 2500;
const none: ContentForms = { forms: [], surveys: [], draws: [] };

async function readAll(readContent: ContentRead): Promise<Story[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const all: Story[] = [];
  for (let number = 1; number <= mostPages; number += 1) {
    const params = { per_page: String(page), page: String(number) };
    const { status, body } = await readContent('stories', params, signal);
    if (status !== 200) throw new Error(`content ${status}`);
    const { stories } = body as { readonly stories: readonly Story[] };
    all.push(...stories);
    if (stories.length < page) break;
  }
  return all;
}

const readOf = <Definition>(
  { content, full_slug: story, uuid: storyUuid, id: age }: Story,
  component: string,
  read: (raw: RawBlock) => Definition | undefined,
): (Definition & InStory)[] =>
  findBlocks(content, component).flatMap((raw) => {
    const definition = read(raw);
    return definition ? { ...definition, story, storyUuid, age } : [];
  });

function formOf({ full_slug: slug, name, content }: Story): ContentForm[] {
  const definition = content.component === 'form' ? readForm(content, name) : undefined;
  if (!definition || !slug.startsWith('_forms/')) return [];
  const { retentionDays } = readFormHandling(content);
  return [{ slug: slug.slice('_forms/'.length), definition, retentionDays }];
}

/**
 * Looks through all stories, at most twice a minute. While the content system is away the last look
 * stands, at first nothing: what the database keeps is shown all the same.
 */
export function createContentForms(readContent: ContentRead): () => Promise<ContentForms> {
  let kept: { readonly found: ContentForms; readonly at: number } | undefined;
  return async () => {
    if (kept && Date.now() - kept.at < freshMs) return kept.found;
    try {
      const stories = await readAll(readContent);
      const found = {
        forms: stories.flatMap(formOf),
        surveys: stories.flatMap((story) => readOf(story, 'survey', readSurvey)),
        draws: stories.flatMap((story) => readOf(story, 'prize_draw', readPrizeDraw)),
      };
      kept = { found, at: Date.now() };
      return found;
    } catch {
      return kept?.found ?? none;
    }
  };
}
