import type { NamedLink } from '#model/teaser.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import type { PagerModel } from '#model/pager.ts';

/** Articles of one day. */
export interface ArticleDay {
  /** ISO date and time of the first article. Undefined for articles without a date. */
  readonly date: string | undefined;
  readonly articles: readonly ArticleTeaser[];
}

/** Model of the list of all articles. */
export interface ArticleListModel {
  readonly days: readonly ArticleDay[];
  readonly sections: readonly NamedLink[];
  readonly pager: PagerModel;
}

const BERLIN_DAY_FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Groups articles by their day in Berlin time. Keeps the order of the articles. */
export function groupByDay(articles: readonly ArticleTeaser[]): readonly ArticleDay[] {
  const days: { key: string; date: string | undefined; articles: ArticleTeaser[] }[] = [];
  for (const article of articles) {
    const key = article.date ? BERLIN_DAY_FORMAT.format(new Date(article.date)) : '';
    const lastDay = days.at(-1);
    if (lastDay?.key === key) lastDay.articles.push(article);
    else days.push({ key, date: article.date, articles: [article] });
  }
  return days.map(({ date, articles: list }) => ({ date, articles: list }));
}
