// Generated from the folders of the blocks by npm run blocks.
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { appStoreDownloadStories } from './app-store-download/app-store-download.stories.tsx';
import { articleSectionStories } from './article-section/article-section.stories.tsx';
import { chartStories } from './chart/chart.stories.tsx';
import { cookiePolicyStories } from './cookie-policy/cookie-policy.stories.tsx';
import { cookieTableStories } from './cookie-table/cookie-table.stories.tsx';
import { customAdStories } from './custom-ad/custom-ad.stories.tsx';
import { customFormStories } from './custom-form/custom-form.stories.tsx';
import { gridStories } from './grid/grid.stories.tsx';
import { iframeContainerStories } from './iframe-container/iframe-container.stories.tsx';
import { imageGalleryStories } from './image-gallery/image-gallery.stories.tsx';
import { imageStories } from './image/image.stories.tsx';
import { infiniteArticlesStories } from './infinite-articles/infinite-articles.stories.tsx';
import { infoBoxStories } from './info-box/info-box.stories.tsx';
import { interviewStories } from './interview/interview.stories.tsx';
import { latestArticlesStories } from './latest-articles/latest-articles.stories.tsx';
import { marketAnalysisStories } from './market-analysis/market-analysis.stories.tsx';
import { mostReadArticlesStories } from './most-read-articles/most-read-articles.stories.tsx';
import { nativeVideoStories } from './native-video/native-video.stories.tsx';
import { newsSliderHeroStories } from './news-slider-hero/news-slider-hero.stories.tsx';
import { personalizedArticlesStories } from './personalized-articles/personalized-articles.stories.tsx';
import { priceHistoryStories } from './price-history/price-history.stories.tsx';
import { prizeDrawStories } from './prize-draw/prize-draw.stories.tsx';
import { relatedLinksStories } from './related-links/related-links.stories.tsx';
import { richTextBlockStories } from './rich-text/rich-text.stories.tsx';
import { surveyStories } from './survey/survey.stories.tsx';
import { testimonialStories } from './testimonial/testimonial.stories.tsx';
import { unavailableBlockStories } from './unavailable-block/unavailable-block.stories.tsx';

/** Examples of all blocks. */
export const blockStories: readonly StoryDefinition[] = [
  ...appStoreDownloadStories,
  ...articleSectionStories,
  ...chartStories,
  ...cookiePolicyStories,
  ...cookieTableStories,
  ...customAdStories,
  ...customFormStories,
  ...gridStories,
  ...iframeContainerStories,
  ...imageGalleryStories,
  ...imageStories,
  ...infiniteArticlesStories,
  ...infoBoxStories,
  ...interviewStories,
  ...latestArticlesStories,
  ...marketAnalysisStories,
  ...mostReadArticlesStories,
  ...nativeVideoStories,
  ...newsSliderHeroStories,
  ...personalizedArticlesStories,
  ...priceHistoryStories,
  ...prizeDrawStories,
  ...relatedLinksStories,
  ...richTextBlockStories,
  ...surveyStories,
  ...testimonialStories,
  ...unavailableBlockStories,
];
