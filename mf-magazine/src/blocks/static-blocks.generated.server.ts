// Generated from the folders of the blocks by npm run blocks.
import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { parseAppStoreDownload, loadAppStoreDownload } from './app-store-download/app-store-download.block.server.ts';
import { AppStoreDownload } from './app-store-download/AppStoreDownload.tsx';
import { parseArticleSection, expandArticleSection } from './article-section/article-section.block.server.ts';
import { ArticleSection } from './article-section/ArticleSection.tsx';
import { parseChart } from './chart/chart.block.server.ts';
import { Chart } from './chart/Chart.tsx';
import { parseCookiePolicy, loadCookiePolicy } from './cookie-policy/cookie-policy.block.server.ts';
import { CookiePolicy } from './cookie-policy/CookiePolicy.tsx';
import { parseCookieTable, loadCookieTable } from './cookie-table/cookie-table.block.server.ts';
import { CookieTable } from './cookie-table/CookieTable.tsx';
import { parseCustomAd, expandCustomAd } from './custom-ad/custom-ad.block.server.ts';
import { CustomAd } from './custom-ad/CustomAd.tsx';
import { parseCustomForm, loadCustomForm } from './custom-form/custom-form.block.server.ts';
import { CustomForm } from './custom-form/CustomForm.tsx';
import { parseImageGallery } from './image-gallery/image-gallery.block.server.ts';
import { ImageGallery } from './image-gallery/ImageGallery.tsx';
import { parseInfoBox, expandInfoBox } from './info-box/info-box.block.server.ts';
import { InfoBox } from './info-box/InfoBox.tsx';
import { parseLatestArticles, loadLatestArticles } from './latest-articles/latest-articles.block.server.ts';
import { LatestArticles } from './latest-articles/LatestArticles.tsx';
import { parseMarketAnalysis } from './market-analysis/market-analysis.block.server.ts';
import { MarketAnalysis } from './market-analysis/MarketAnalysis.tsx';
import { parseMostReadArticles, loadMostReadArticles } from './most-read-articles/most-read-articles.block.server.ts';
import { MostReadArticles } from './most-read-articles/MostReadArticles.tsx';
import { parseNativeVideo, expandNativeVideo, loadNativeVideo } from './native-video/native-video.block.server.ts';
import { NativeVideo } from './native-video/NativeVideo.tsx';
import { parseNewsSliderHero, loadNewsSliderHero } from './news-slider-hero/news-slider-hero.block.server.ts';
import { NewsSliderHero } from './news-slider-hero/NewsSliderHero.tsx';
import { parsePriceHistory } from './price-history/price-history.block.server.ts';
import { PriceHistory } from './price-history/PriceHistory.tsx';
import { parsePrizeDraw, loadPrizeDraw } from './prize-draw/prize-draw.block.server.ts';
import { PrizeDraw } from './prize-draw/PrizeDraw.tsx';
import { parseRelatedLinks, loadRelatedLinks } from './related-links/related-links.block.server.ts';
import { RelatedLinks } from './related-links/RelatedLinks.tsx';
import { parseTestimonial } from './testimonial/testimonial.block.server.ts';
import { Testimonial } from './testimonial/Testimonial.tsx';
import { defineStaticBlock } from './static-block.ts';

/** Blocks that only the server renders, by the name of their component. */
export const generatedStaticBlocks: Readonly<Record<string, BlockDefinition>> = {
  app_store_download: defineStaticBlock({
    parse: parseAppStoreDownload,
    loader: loadAppStoreDownload,
    view: AppStoreDownload,
  }),
  article_section: defineStaticBlock({
    parse: parseArticleSection,
    expand: expandArticleSection,
    view: ArticleSection,
  }),
  chart: defineStaticBlock({
    parse: parseChart,
    view: Chart,
  }),
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
  custom_ad: defineStaticBlock({
    parse: parseCustomAd,
    expand: expandCustomAd,
    view: CustomAd,
  }),
  custom_form: defineStaticBlock({
    parse: parseCustomForm,
    loader: loadCustomForm,
    view: CustomForm,
  }),
  image_gallery: defineStaticBlock({
    parse: parseImageGallery,
    view: ImageGallery,
  }),
  info_box: defineStaticBlock({
    parse: parseInfoBox,
    expand: expandInfoBox,
    view: InfoBox,
  }),
  latest_articles: defineStaticBlock({
    parse: parseLatestArticles,
    loader: loadLatestArticles,
    view: LatestArticles,
  }),
  market_analysis: defineStaticBlock({
    parse: parseMarketAnalysis,
    view: MarketAnalysis,
  }),
  most_read_articles: defineStaticBlock({
    parse: parseMostReadArticles,
    loader: loadMostReadArticles,
    view: MostReadArticles,
  }),
  native_video: defineStaticBlock({
    parse: parseNativeVideo,
    expand: expandNativeVideo,
    loader: loadNativeVideo,
    view: NativeVideo,
  }),
  news_slider_hero: defineStaticBlock({
    parse: parseNewsSliderHero,
    loader: loadNewsSliderHero,
    view: NewsSliderHero,
  }),
  price_history: defineStaticBlock({
    parse: parsePriceHistory,
    view: PriceHistory,
  }),
  prize_draw: defineStaticBlock({
    parse: parsePrizeDraw,
    loader: loadPrizeDraw,
    view: PrizeDraw,
  }),
  related_links: defineStaticBlock({
    parse: parseRelatedLinks,
    loader: loadRelatedLinks,
    view: RelatedLinks,
  }),
  testimonial: defineStaticBlock({
    parse: parseTestimonial,
    view: Testimonial,
  }),
};
