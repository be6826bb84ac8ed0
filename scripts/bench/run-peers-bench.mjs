import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { PlainError, runMain, say, sayStep } from '../project/terminal.mjs';
import { createFileServer } from './file-server.mjs';
import { launchBrowser } from './launch-browser.mjs';
import { measureLighthouse } from './lighthouse/measure-lighthouse.mjs';
import { printCoreCount } from './missed-limits.mjs';
import { openMeasuredPage } from './pages/open-measured-page.mjs';
import { createPeerService } from './peers/create-peer-service.mjs';
import { formatPeersTable } from './peers/format-peers-table.mjs';
import { listMissedPeerGoals } from './peers/list-missed-peer-goals.mjs';
import { measureRates } from './peers/measure-rates.mjs';
import { PEER_PROJECTS } from './peers/peer-projects.mjs';
import { preparePeer } from './peers/prepare-peer.mjs';
import { readArticle } from './peers/read-article.mjs';
import { replaceMarkedText } from './peers/replace-marked-text.mjs';
import { startOwnShells } from './peers/start-own-shells.mjs';
import { pinToCore } from './processes.mjs';
import { startBenchSite } from './start-bench-site.mjs';

const DATA_FOLDER = join(ROOT, '.cache/bench-peers');
const README_FILE = join(ROOT, 'README.md');
const ARTICLE_PATH = '/artikel/der-bach-kommt-zurueck';
const LIGHTHOUSE_RUN_COUNT = 3;
const PLAN = { warmUpSeconds: 4, seconds: 3, rounds: 5 };

/**
 * `npm run bench -- peers`: compares an article of the site with the same article, as a bare page
 * with header, search box, newsletter form and consent banner, in other frameworks. Fails if a ratio
 * of pages per second misses its aim. `--write` writes the table to README.md.
 */
await runMain(async () => {
  printCoreCount();
  const [debuggingPort, filePort] = Object.values(await findFreeSitePorts());
  const site = await startBenchSite({ name: 'bench-peers-site', startsShell: false });
  const services = [];
  let browser;
  try {
    for (const { pid } of Object.values(site.services)) if (pid) pinToCore(pid, 'client');
    browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`]);
    const own = await startOwnShells(site);
    services.push(own.cached, own.uncached);
    const articleUrl = own.cached.url + ARTICLE_PATH;
    const content = await readArticle(browser, articleUrl);
    const html = await (await fetch(articleUrl)).text();
    const nginx = await startNginx(filePort, html, services);
    const peers = [];
    for (const project of PEER_PROJECTS) {
      const service = await createPeerService(project, await preparePeer(project, content));
      services.push(service);
      await service.start();
      peers.push({ ...project, service });
    }
    const targets = [
      {
        name: 'gruenland',
        label: 'Grünland',
        cached: { url: articleUrl, pid: own.cached.pid },
        uncached: { url: own.uncached.url + ARTICLE_PATH, pid: own.uncached.pid },
      },
      ...peers.map(({ name, label, service: { url, pid } }) => ({
        name,
        label,
        cached: { url: `${url}/artikel`, pid },
        uncached: { url: `${url}/frisch`, pid },
      })),
      {
        name: 'nginx',
        label: 'nginx, one file',
        cached: { url: `${nginx.url}/page.html`, pid: nginx.pid },
      },
    ];
    const figures = await measureAll(targets, browser, debuggingPort);
    const table = formatPeersTable(figures);
    const { lines, missed } = listMissedPeerGoals(
      Object.fromEntries(targets.map(({ name }, index) => [name, figures[index]])),
    );
    say(`\n${table}\n\n${lines.join('\n')}`);
    if (process.argv.includes('--write')) {
      const readme = readFileSync(README_FILE, 'utf8');
      writeFileSync(README_FILE, replaceMarkedText(readme, 'peers', table));
      sayStep(true, 'README.md', 'table written');
    }
    if (missed.length > 0) throw new PlainError(missed.map((line) => `✗ ${line}`).join('\n'));
  } finally {
    await browser?.close();
    await Promise.all(services.map((service) => service.stop(2000)));
    await site.stop();
  }
});

async function startNginx(port, text, services) {
  const nginx = await createFileServer({
    folder: join(DATA_FOLDER, 'nginx'),
    port,
    text,
    signal: AbortSignal.timeout(300_000),
  });
  services.push(nginx);
  await nginx.start();
  return nginx;
}

/** Measures all sites: first in the browser, then under load, cached and uncached pages apart. */
async function measureAll(targets, browser, debuggingPort) {
  const sites = [];
  for (const { label, cached, uncached } of targets) {
    if (!uncached) {
      sites.push({ label });
      continue;
    }
    const { measure, close } = await openMeasuredPage(browser, cached.url);
    const load = await measure();
    await close();
    const lighthouse = await measureLighthouse(cached.url, {
      port: debuggingPort,
      runCount: LIGHTHOUSE_RUN_COUNT,
    });
    sayStep(true, label, `Lighthouse ${lighthouse.performance}`);
    sites.push({ label, load, lighthouse });
  }
  for (const kind of ['cached', 'uncached']) {
    const pages = Object.fromEntries(
      targets.filter((target) => target[kind]).map((target) => [target.label, target[kind]]),
    );
    say(`  ${kind} pages`);
    const rates = await measureRates(pages, PLAN, (name, text) =>
      say(`  ${name.padEnd(16)} ${text}`),
    );
    for (const site of sites) site[kind] = rates[site.label];
  }
  return sites;
}
