import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { AppStoreDownload } from './app-store-download/AppStoreDownload.tsx';
import {
  loadAppStoreDownload,
  parseAppStoreDownload,
} from './app-store-download/app-store-download.block.server.ts';
import { Chart } from './chart/Chart.tsx';
import { parseChart } from './chart/chart.block.server.ts';
import { CookiePolicy } from './cookie-policy/CookiePolicy.tsx';
import { loadCookiePolicy, parseCookiePolicy } from './cookie-policy/cookie-policy.block.server.ts';
import { CookieTable } from './cookie-table/CookieTable.tsx';
import { loadCookieTable, parseCookieTable } from './cookie-table/cookie-table.block.server.ts';
import { CustomAd } from './custom-ad/CustomAd.tsx';
import { expandCustomAd, parseCustomAd } from './custom-ad/custom-ad.block.server.ts';
import { ImageGallery } from './image-gallery/ImageGallery.tsx';
import { parseImageGallery } from './image-gallery/image-gallery.block.server.ts';
import { NativeVideo } from './native-video/NativeVideo.tsx';
import {
  expandNativeVideo,
  loadNativeVideo,
  parseNativeVideo,
} from './native-video/native-video.block.server.ts';
import { MostReadArticles } from './most-read-articles/MostReadArticles.tsx';
import {
  loadMostReadArticles,
  parseMostReadArticles,
} from './most-read-articles/most-read-articles.block.server.ts';
import { CustomForm } from './custom-form/CustomForm.tsx';
import { loadCustomForm, parseCustomForm } from './custom-form/custom-form.block.server.ts';
import { PrizeDraw } from './prize-draw/PrizeDraw.tsx';
import { loadPrizeDraw, parsePrizeDraw } from './prize-draw/prize-draw.block.server.ts';
import { createUnavailableBlock } from './unavailable-block/unavailable-block.block.server.ts';
import { ArticleSection } from './article-section/ArticleSection.tsx';
import {
  expandArticleSection,
  parseArticleSection,
} from './article-section/article-section.block.server.ts';
import { ImageBlock } from './image/ImageBlock.tsx';
import { parseImage } from './image/image.block.server.ts';
import { InfoBox } from './info-box/InfoBox.tsx';
import { expandInfoBox, parseInfoBox } from './info-box/info-box.block.server.ts';
import { InterviewAnswer } from './interview/InterviewAnswer.tsx';
import { InterviewQuestion } from './interview/InterviewQuestion.tsx';
import {
  expandInterviewAnswer,
  expandInterviewQuestion,
  parseInterviewTurn,
} from './interview/interview.block.server.ts';
import { LatestArticles } from './latest-articles/LatestArticles.tsx';
import {
  loadLatestArticles,
  parseLatestArticles,
} from './latest-articles/latest-articles.block.server.ts';
import { MarketAnalysis } from './market-analysis/MarketAnalysis.tsx';
import { parseMarketAnalysis } from './market-analysis/market-analysis.block.server.ts';
import { NewsSliderHero } from './news-slider-hero/NewsSliderHero.tsx';
import {
  loadNewsSliderHero,
  parseNewsSliderHero,
} from './news-slider-hero/news-slider-hero.block.server.ts';
import { RelatedLinks } from './related-links/RelatedLinks.tsx';
import { loadRelatedLinks, parseRelatedLinks } from './related-links/related-links.block.server.ts';
import { RichTextBlock } from './rich-text/RichTextBlock.tsx';
import { expandRichText, parseRichText } from './rich-text/rich-text.block.server.ts';
import { defineStaticBlock } from './static-block.ts';
import { Testimonial } from './testimonial/Testimonial.tsx';
import { parseTestimonial } from './testimonial/testimonial.block.server.ts';
import { unknownBlock } from './unknown-block/unknown-block.block.server.ts';

/** Blocks that are rendered by the server only. */
export const staticBlocks: Readonly<Record<string, BlockDefinition>> = {
  article_section: defineStaticBlock({
    parse: parseArticleSection,
    expand: expandArticleSection,
    view: ArticleSection,
  }),
  rich_text: defineStaticBlock({
    parse: parseRichText,
    expand: expandRichText,
    view: RichTextBlock,
  }),
  image: defineStaticBlock({ parse: parseImage, view: ImageBlock }),
  info_box: defineStaticBlock({ parse: parseInfoBox, expand: expandInfoBox, view: InfoBox }),
  related_links: defineStaticBlock({
    parse: parseRelatedLinks,
    loader: loadRelatedLinks,
    view: RelatedLinks,
  }),
  interview_question: defineStaticBlock({
    parse: parseInterviewTurn,
    expand: expandInterviewQuestion,
    view: InterviewQuestion,
  }),
  interview_answer: defineStaticBlock({
    parse: parseInterviewTurn,
    expand: expandInterviewAnswer,
    view: InterviewAnswer,
  }),
  testimonial: defineStaticBlock({ parse: parseTestimonial, view: Testimonial }),
  market_analysis: defineStaticBlock({ parse: parseMarketAnalysis, view: MarketAnalysis }),
  latest_articles: defineStaticBlock({
    parse: parseLatestArticles,
    loader: loadLatestArticles,
    view: LatestArticles,
  }),
  news_slider_hero: defineStaticBlock({
    parse: parseNewsSliderHero,
    loader: loadNewsSliderHero,
    view: NewsSliderHero,
  }),
  app_store_download: defineStaticBlock({
    parse: parseAppStoreDownload,
    loader: loadAppStoreDownload,
    view: AppStoreDownload,
  }),
  chart: defineStaticBlock({ parse: parseChart, view: Chart }),
  cookie_policy: defineStaticBlock({
    parse: parseCookiePolicy,
    loader: loadCookiePolicy,
    view: CookiePolicy,
  }),
  cookie_table: defineStaticBlock({
    parse: parseCookieTable,
    loader: loadCookieTable,
    view: CookieTable,
  }),
  custom_ad: defineStaticBlock({ parse: parseCustomAd, expand: expandCustomAd, view: CustomAd }),
  image_gallery: defineStaticBlock({ parse: parseImageGallery, view: ImageGallery }),
  native_video: defineStaticBlock({
    parse: parseNativeVideo,
    expand: expandNativeVideo,
    loader: loadNativeVideo,
    view: NativeVideo,
  }),
  most_read_articles: defineStaticBlock({
    parse: parseMostReadArticles,
    loader: loadMostReadArticles,
    view: MostReadArticles,
  }),
  // A form inside a page needs no JavaScript: it is a plain form that submits to its form page.
  custom_form: defineStaticBlock({
    parse: parseCustomForm,
    loader: loadCustomForm,
    view: CustomForm,
  }),
  prize_draw: defineStaticBlock({ parse: parsePrizeDraw, loader: loadPrizeDraw, view: PrizeDraw }),
  // Fallbacks for blocks of mf-account that are shown while mf-account is unavailable.
  newsletter: createUnavailableBlock('Die Anmeldung zum Newsletter'),
  print_subscription: createUnavailableBlock('Die Bestellung des Abonnements'),
  [UNKNOWN_BLOCK]: unknownBlock,
};
