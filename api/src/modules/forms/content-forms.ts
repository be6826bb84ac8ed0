import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import {
  readForm,
  readFormProcessingSettings,
} from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import { readPrizeDraw } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import { findBlocks } from '@gruenland/shared-contracts/forms/read-field.ts';
import { readSurvey } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';

import type { ContentReader } from '#content/content-reader.ts';

export interface ContentForm {
  /** Slug of the Storyblok story below `_forms/`. */
  readonly slug: string;
  readonly definition: FormDefinition;
  readonly retentionDays: number;
}

/** The story in which a block was found. */
interface BlockLocation {
  /** Full slug of the Storyblok story. */
  readonly story: string;
  readonly storyUuid: string;
  /** Numeric id of the Storyblok story. A story that was created earlier has a lower id. */
  readonly storyId: number;
}

export type ContentSurvey = SurveyDefinition & BlockLocation;
export type ContentDraw = PrizeDrawDefinition & BlockLocation;

/** All forms, surveys and prize draws in published content. */
export interface ContentForms {
  readonly forms: readonly ContentForm[];
  readonly surveys: readonly ContentSurvey[];
  readonly prizeDraws: readonly ContentDraw[];
}

const pageSize = 100;
const maxPages = 50;
const cacheMs = 30_000;
const timeoutMs = 2500;
const emptyForms: ContentForms = { forms: [], surveys: [], prizeDraws: [] };

async function readAllStories(readContent: ContentReader): Promise<Story[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const allStories: Story[] = [];
  for (let pageNumber = 1; pageNumber <= maxPages; pageNumber += 1) {
    const params = { per_page: String(pageSize), page: String(pageNumber) };
    const { status, body } = await readContent('stories', params, signal);
    if (status !== 200) throw new Error(`the content system answered ${status}`);
    const { stories } = body as { readonly stories: readonly Story[] };
    allStories.push(...stories);
    if (stories.length < pageSize) break;
  }
  return allStories;
}

const readBlocks = <Definition>(
  { content, full_slug: story, uuid: storyUuid, id: storyId }: Story,
  component: string,
  parseBlock: (rawBlock: RawBlock) => Definition | undefined,
): (Definition & BlockLocation)[] =>
  findBlocks(content, component).flatMap((rawBlock) => {
    const definition = parseBlock(rawBlock);
    return definition ? { ...definition, story, storyUuid, storyId } : [];
  });

function listForms({ full_slug: slug, name, content }: Story): ContentForm[] {
  const definition = content.component === 'form' ? readForm(content, name) : undefined;
  if (!definition || !slug.startsWith('_forms/')) return [];
  const { retentionDays } = readFormProcessingSettings(content);
  return [{ slug: slug.slice('_forms/'.length), definition, retentionDays }];
}

/**
 * Returns a function that reads the forms, surveys and prize draws from all stories, at most twice
 * a minute. While the content system is unavailable, the function returns the last result, or an
 * empty result before the first success, so that staff pages can still show stored data.
 */
export function createContentFormsReader(readContent: ContentReader): () => Promise<ContentForms> {
  let cachedResult: { readonly contentForms: ContentForms; readonly loadedAt: number } | undefined;
  return async () => {
    if (cachedResult && Date.now() - cachedResult.loadedAt < cacheMs)
      return cachedResult.contentForms;
    try {
      const stories = await readAllStories(readContent);
      const contentForms = {
        forms: stories.flatMap(listForms),
        surveys: stories.flatMap((story) => readBlocks(story, 'survey', readSurvey)),
        prizeDraws: stories.flatMap((story) => readBlocks(story, 'prize_draw', readPrizeDraw)),
      };
      cachedResult = { contentForms, loadedAt: Date.now() };
      return contentForms;
    } catch {
      return cachedResult?.contentForms ?? emptyForms;
    }
  };
}
