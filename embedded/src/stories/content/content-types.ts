/** What a field may hold; the options of a choice as a list. */
export type FieldKind =
  | 'text'
  | 'boolean'
  | 'number'
  | 'time'
  | 'asset'
  | 'relation'
  | 'relations'
  | 'blocks'
  | 'richtext'
  | 'multilink'
  | readonly string[];

/**
 * Fields of the content types of docs/content-model.md. Blocks that are not listed are not checked:
 * their code is the authority on them.
 */
export const contentTypes: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = {
  settings: {
    title: 'text',
    claim: 'text',
    pageSeo: 'blocks',
    navigation: 'blocks',
    topics: 'blocks',
    legalLinks: 'blocks',
    socialLinks: 'blocks',
  },
  navigation_link: { label: 'text', link: 'multilink' },
  seo: {
    title: 'text',
    description: 'text',
    ogTitle: 'text',
    ogDescription: 'text',
    ogImage: 'asset',
    twitterTitle: 'text',
    twitterDescription: 'text',
    twitterImage: 'asset',
    noIndex: 'boolean',
    noFollow: 'boolean',
  },
  page: { headline: 'text', lead: 'text', body: 'blocks', seo: 'blocks' },
  form: {
    headline: 'text',
    lead: 'text',
    body: 'blocks',
    steps: 'blocks',
    submitLabel: 'text',
    successTitle: 'text',
    successText: 'text',
    recipient: 'text',
    retentionDays: 'number',
  },
  home: {
    lead: 'relation',
    seconds: 'relations',
    brief: 'relations',
    reportage: 'relation',
    body: 'blocks',
    seo: 'blocks',
  },
  article: {
    kicker: 'text',
    headline: 'text',
    lead: 'text',
    kind: [
      'artikel',
      'interview',
      'bericht',
      'reportage',
      'marktbericht',
      'firmennachricht',
      'galerie',
    ],
    category: 'relation',
    authors: 'relations',
    date: 'time',
    updatedDate: 'time',
    correction: 'text',
    hero: 'asset',
    body: 'blocks',
    topics: 'text',
    aiUse: ['none', 'assisted', 'generated'],
    related: 'relations',
    seo: 'blocks',
  },
  category: {
    headline: 'text',
    description: 'text',
    subCategories: 'relations',
    image: 'asset',
    seo: 'blocks',
  },
  author: { name: 'text', role: 'text', portrait: 'asset', bio: 'text', email: 'text' },
  article_section: { headline: 'text', text: 'richtext' },
  rich_text: { text: 'richtext' },
  image: { image: 'asset', width: ['text', 'wide', 'full'] },
  info_box: { title: 'text', kind: ['info', 'tipp', 'warnung', 'recht'], text: 'richtext' },
  related_links: { title: 'text', links: 'blocks' },
  related_link: { label: 'text', link: 'multilink', note: 'text' },
  grid: { columns: 'number', items: 'blocks' },
  news_slider_hero: { title: 'text', articles: 'relations' },
  latest_articles: { title: 'text', count: 'number', category: 'relation' },
  interview_question: { text: 'richtext', speaker: 'text', role: 'text', portrait: 'asset' },
  interview_answer: { text: 'richtext', speaker: 'text', role: 'text', portrait: 'asset' },
  testimonial: { quote: 'text', name: 'text', role: 'text', portrait: 'asset' },
  market_analysis: {
    title: 'text',
    place: 'text',
    date: 'time',
    source: 'text',
    rows: 'blocks',
  },
  market_row: {
    commodity: 'text',
    unit: 'text',
    value: 'number',
    previous: 'number',
    history: 'text',
  },
};
