/** Widths in CSS pixels at which a story can be viewed. */
export const STORY_WIDTHS_PX = [360, 768, 1280] as const;

export type StoryTheme = 'hell' | 'dunkel';

/**
 * Options for showing one story. They are in the URL, so that a shared link shows the same view.
 */
export interface StoryViewOptions {
  readonly widthPx: number;
  readonly theme: StoryTheme;
  /** Whether the page shows the story alone, without the style guide around it. */
  readonly isStandalone: boolean;
}

const DEFAULT_WIDTH_PX = 1280;

/** Reads the options from a query; unknown values become the defaults. */
export function parseStoryViewOptions(query: URLSearchParams): StoryViewOptions {
  const widthPx = STORY_WIDTHS_PX.find((width) => String(width) === query.get('breite'));
  return {
    widthPx: widthPx ?? DEFAULT_WIDTH_PX,
    theme: query.get('farben') === 'dunkel' ? 'dunkel' : 'hell',
    isStandalone: query.has('allein'),
  };
}

/** Formats options as a query; the inverse of `parseStoryViewOptions`. */
export function formatStoryViewOptions({ widthPx, theme, isStandalone }: StoryViewOptions): string {
  const query = new URLSearchParams({ breite: String(widthPx), farben: theme });
  if (isStandalone) query.set('allein', '1');
  return `?${query}`;
}
