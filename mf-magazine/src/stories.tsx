import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { appStoreDownloadStories } from '#blocks/app-store-download/app-store-download.stories.tsx';
import { chartStories } from '#blocks/chart/chart.stories.tsx';
import { cookiePolicyStories } from '#blocks/cookie-policy/cookie-policy.stories.tsx';
import { cookieTableStories } from '#blocks/cookie-table/cookie-table.stories.tsx';
import { customAdStories } from '#blocks/custom-ad/custom-ad.stories.tsx';
import { imageGalleryStories } from '#blocks/image-gallery/image-gallery.stories.tsx';
import { nativeVideoStories } from '#blocks/native-video/native-video.stories.tsx';
import { iframeContainerStories } from '#blocks/iframe-container/iframe-container.stories.tsx';
import { infiniteArticlesStories } from '#blocks/infinite-articles/infinite-articles.stories.tsx';
import { mostReadArticlesStories } from '#blocks/most-read-articles/most-read-articles.stories.tsx';
import { personalizedArticlesStories } from '#blocks/personalized-articles/personalized-articles.stories.tsx';
import { richTextBlockStories } from '#blocks/rich-text/rich-text.stories.tsx';
import { unavailableBlockStories } from '#blocks/unavailable-block/unavailable-block.stories.tsx';
import { customFormStories } from '#blocks/custom-form/custom-form.stories.tsx';
import { prizeDrawStories } from '#blocks/prize-draw/prize-draw.stories.tsx';
import { surveyStories } from '#blocks/survey/survey.stories.tsx';
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
import { articleHeadStories } from '#pages/article/article-head.stories.tsx';
import { homeStories } from '#pages/home/home.stories.tsx';
import { pagePartStories } from '#pages/page-parts.stories.tsx';
import { richTextStories } from '#rich-text/rich-text.stories.tsx';

/** Component examples of the magazine, shown at `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  ...homeStories,
  ...articleHeadStories,
  ...pagePartStories,
  ...richTextBlockStories,
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
  ...appStoreDownloadStories,
  ...chartStories,
  ...cookiePolicyStories,
  ...cookieTableStories,
  ...customAdStories,
  ...imageGalleryStories,
  ...nativeVideoStories,
  ...iframeContainerStories,
  ...infiniteArticlesStories,
  ...mostReadArticlesStories,
  ...personalizedArticlesStories,
  ...unavailableBlockStories,
  ...customFormStories,
  ...prizeDrawStories,
  ...surveyStories,
  ...gridStories,
];
