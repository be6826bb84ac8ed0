import { PlainError, runMain, say } from '../project/terminal.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { measurePage } from './pages/measure-page.mjs';
import { printPageResults } from './pages/print-page-results.mjs';
import { startBenchSite } from './start-bench-site.mjs';

/**
 * Pages of the benchmark. `entry` matches the links of the list at `path`; the first such link leads
 * to the page.
 */
const PAGES = [
  { name: 'front page', path: '/' },
  { name: 'article', path: '/artikel/der-bach-kommt-zurueck' },
  { name: 'list', path: '/kleinanzeigen' },
  { name: 'ad', path: '/kleinanzeigen', entry: /^\/kleinanzeigen\/[\w-]+-\d+$/ },
  { name: 'event', path: '/veranstaltungen', entry: /^\/veranstaltungen\/[\w-]+-\d+$/ },
  { name: 'search', path: '/suche?q=hof', isApplication: true },
  { name: 'login', path: '/anmelden', isApplication: true },
];

/**
 * `npm run bench -- pages`: starts the built site and measures in a browser what its pages load
 * before any interaction and after the first one. Fails if a page misses a budget.
 */
await runMain(async () => {
  const site = await startBenchSite({ name: 'bench-pages' });
  let browser;
  try {
    browser = await launchBrowser();
    const results = [];
    for (const page of PAGES) {
      const path = page.entry ? await findEntryPath(site.siteUrl, page) : page.path;
      const isApplication = page.isApplication ?? false;
      const loads = await measurePage(browser, site.siteUrl + path);
      results.push({ name: page.name, path, isApplication, ...loads });
    }
    say('');
    const missedGoals = printPageResults(results);
    if (missedGoals.length > 0) throw new PlainError(missedGoals.join('\n'));
  } finally {
    await browser?.close();
    await site.stop();
  }
});

/** Returns the path of the first link in a list that leads to one of its entries. */
async function findEntryPath(siteUrl, { name, path, entry }) {
  const html = await (await fetch(siteUrl + path)).text();
  const entryPath = [...html.matchAll(/href="([^"]+)"/g)].find(([, href]) => entry.test(href))?.[1];
  if (!entryPath)
    throw new PlainError(`✗ ${name}: ${path} links to no entry; is the data complete?`);
  return entryPath;
}
