/**
 * Audits a page as a phone and prints the result as JSON. The browser tests run it as a program,
 * because Lighthouse is no package of the project.
 *
 * Arguments: URL, debugging port of the browser, categories.
 */
import { loadLighthouse } from './load-lighthouse.mjs';

const [url, port, ...onlyCategories] = process.argv.slice(2);
const lighthouse = await loadLighthouse();
const result = await lighthouse(url, { port: Number(port), onlyCategories });
if (!result) throw new Error('Lighthouse returned no result');
const { categories, audits } = result.lhr;
const scores = Object.fromEntries(
  onlyCategories.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
);
const missedAudits = Object.values(audits)
  .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
  .map(({ id }) => id);
process.stdout.write(JSON.stringify({ scores, missedAudits }));
