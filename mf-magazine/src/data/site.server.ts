import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SiteProvider, SiteSettings } from '@gruenland/shared-contracts/site.ts';
import type { ContentReader } from './content-reader.server.ts';
import { createContentReader } from './content-reader.server.ts';
import { readDirectory } from './directory.server.ts';
import { readBlocksField, readTextField } from './fields.ts';
import { parseFooterColumns } from './footer-columns.parse.ts';
import { parseNavigationLinks } from './navigation-link.parse.ts';
import { parseSeo } from './seo.parse.ts';

/**
 * Provides the site settings from the settings story and the categories (specification section 7).
 */
export const site: SiteProvider = {
  loader: (context: LoadContext) => loadSite(createContentReader(context)),
};

/**
 * Reads settings and categories. A failed read counts as empty (specification section 8). If the
 * settings list no topics, the top-level categories become the topics.
 */
async function loadSite(content: ContentReader): Promise<Partial<SiteSettings>> {
  const [settings, directory] = await Promise.all([
    readSettings(content).catch(() => ({}) as Partial<SiteSettings>),
    readDirectory(content),
  ]);
  if (settings.topics?.length || directory.sections.length === 0) return settings;
  const topics = directory.sections.map(({ headline, href }) => ({ label: headline, href }));
  return { ...settings, topics };
}

async function readSettings(content: ContentReader): Promise<Partial<SiteSettings>> {
  const story = await content.story('_settings/', {
    resolve_links: 'url',
    resolve_relations: '',
    language: 'default',
  });
  if (!story) return {};
  const fields = story.content;
  const title = readTextField(fields['title']);
  const claim = readTextField(fields['claim']);
  return {
    ...(title ? { title } : {}),
    ...(claim ? { claim } : {}),
    seo: parseSeo(readBlocksField(fields['pageSeo'])[0]),
    ...readNonEmptyList('navigation', fields),
    ...readNonEmptyList('topics', fields),
    ...readNonEmptyList('legalLinks', fields),
    socialLinks: parseNavigationLinks(fields['socialLinks']),
    footerColumns: parseFooterColumns(fields['footerColumns']),
  };
}

type ListName = 'navigation' | 'topics' | 'legalLinks';

/**
 * Reads a list of links. Omits the property for an empty list. The shell then shows its default
 * links, for example to legally required pages.
 */
function readNonEmptyList(
  name: ListName,
  fields: Readonly<Record<string, unknown>>,
): Partial<Pick<SiteSettings, ListName>> {
  const links = parseNavigationLinks(fields[name]);
  return links.length > 0 ? { [name]: links } : {};
}
