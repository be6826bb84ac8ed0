import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { articleSectionStories } from '#blocks/article-section/article-section.stories.tsx';
import { gridStories } from '#blocks/grid/grid.stories.tsx';
import { imageStories } from '#blocks/image/image.stories.tsx';
import { infoBoxStories } from '#blocks/info-box/info-box.stories.tsx';
import { interviewStories } from '#blocks/interview/interview.stories.tsx';
import { latestArticlesStories } from '#blocks/latest-articles/latest-articles.stories.tsx';
import { marketAnalysisStories } from '#blocks/market-analysis/market-analysis.stories.tsx';
import { newsSliderHeroStories } from '#blocks/news-slider-hero/news-slider-hero.stories.tsx';
import { relatedLinksStories } from '#blocks/related-links/related-links.stories.tsx';
import { testimonialStories } from '#blocks/testimonial/testimonial.stories.tsx';
import { homeStories } from '#pages/home/home.stories.tsx';
import { richTextStories } from '#rich-text/rich-text.stories.tsx';

/** The magazine's parts for `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  ...homeStories,
  ...articleSectionStories,
  ...richTextStories,
  ...imageStories,
  ...infoBoxStories,
  ...relatedLinksStories,
  ...interviewStories,
  ...testimonialStories,
  ...marketAnalysisStories,
  ...latestArticlesStories,
  ...newsSliderHeroStories,
  ...gridStories,
];
