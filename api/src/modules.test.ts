import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { addRoutes, createServer } from '#app.ts';
import { readConfig } from '#config.ts';
import type { Config } from '#config.ts';
import { composeModules, mergeDeclarations } from '#module/compose-modules.ts';
import type { Composition } from '#module/compose-modules.ts';
import { createCore } from '#module/core.ts';
import { defineModule } from '#module/define-module.ts';
import type { Module } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { modules } from '#modules.ts';
import { watchlistItems } from '#modules/watchlist/interface.ts';
import { createMetrics } from '#operations/metrics.ts';
import { requireAllHandlers } from '#queue/all-task-kinds.ts';
import { createMailer } from '#mail/mailer.ts';
import { openSentMails } from '#mail/sent-mails.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { createTestEnvironment, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

const sourceFolder = import.meta.dirname;

/** Routes that change something and have no rate limit, each with the reason. */
const routesWithoutLimit: Readonly<Record<string, string>> = {
  'POST /api/hooks/content': 'only calls with the signature of the content service are accepted',
};

let api: TestApi;
let config: Config;
let composition: Composition;
const compose = (list: readonly Module[]) => {
  const mailer = createMailer(
    config.smtpUrl,
    config.mailFrom,
    openSentMails(api.database.drizzle, api.dataDir),
  );
  const notifyTaskRunner = () => undefined;
  const { database } = api;
  return composeModules(
    createCore({ config, database, mailer, log: silentLogger, notifyTaskRunner }),
    list,
  );
};
beforeAll(async () => {
  api = await startTestApi();
  config = readConfig(createTestEnvironment(api.dataDir, api.mails.url, { SEARCH_FEED: 'on' }));
  composition = await compose(modules);
});
afterAll(() => api?.end());

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(sourceFolder, folder), { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(sourceFolder, folder, file));
const readFiles = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');

describe('the list of modules', () => {
  test('contains every folder of modules, under its own name', async () => {
    const entries = await readdir(path.join(sourceFolder, 'modules'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(modules.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });

  test('handles every kind of task', () => {
    const maintenance = async () => undefined;
    const handlers = { ...composition.tasks, maintenance };
    expect(() => requireAllHandlers(handlers)).not.toThrow();
    const { 'mail.ad-confirm': _removed, ...others } = handlers;
    expect(() => requireAllHandlers(others)).toThrow('no module handles mail.ad-confirm');
  });

  test('limits every route that changes something, or says why not', async () => {
    const routes: string[] = [];
    const app = createServer(config);
    app.addHook('onRoute', ({ method, url, config: options }) => {
      const names = [method].flat().map((name) => `${name} ${url}`);
      if (!options?.rateLimit)
        routes.push(...names.filter((name) => !/^(?:GET|HEAD) /u.test(name)));
    });
    await addRoutes(app, config, composition.routes, createMetrics());
    await app.ready();
    await app.close();
    expect(routes.toSorted()).toEqual(Object.keys(routesWithoutLimit).toSorted());
  });

  test('has a sample of every mail', async () => {
    const files = [...(await listFiles('mail')), ...(await listFiles('modules'))];
    const mailFiles = files.filter((file) => file.endsWith('-mails.ts'));
    const mails = [
      ...(await readFiles(mailFiles)).matchAll(/^export function (create\w+Mail)\b/gmu),
    ];
    expect(mails.length).toBeGreaterThan(30);
    const samples = await readFiles(files.filter((file) => file.endsWith('-mail-samples.ts')));
    const names = mails.map(([, name]) => name ?? '');
    expect(names.filter((name) => !samples.includes(`${name}(`))).toEqual([]);
  });
});

describe('composing fails', () => {
  test('for a needed module that is not in the list', async () => {
    const neededModule = defineModule({ name: 'needed' });
    const user = defineModule({ name: 'user', needs: { neededModule } });
    await expect(compose([user])).rejects.toThrow('module needed is not in the list');
  });

  test('for a declaration that two modules make', async () => {
    const dailyTasks = { clean: async () => undefined };
    const create = () => ({ dailyTasks });
    const [first, second] = [
      defineModule({ name: 'a', create }),
      defineModule({ name: 'b', create }),
    ];
    await expect(compose([first, second])).rejects.toThrow('daily tasks declared twice: clean');
    expect(() => mergeDeclarations('rules', [{ ads: 1 }, { ads: 2 }])).toThrow(
      'rules declared twice: ads',
    );
  });

  test('for an extension that nobody adds', async () => {
    const watchlistModule = defineModule({
      name: 'watchlist',
      create: ({ extensions }) => ({ provides: extensions.getExtensions(watchlistItems) }),
    });
    const ads = defineModule({
      name: 'ads',
      create: () => ({
        extensions: [createExtension(watchlistItems, 'ad', async () => new Map())],
      }),
    });
    await expect(compose([watchlistModule, ads])).rejects.toThrow(
      'items of the watchlist: no module declares event, job, article',
    );
  });
});

test('a module gets what it needs, created once, before it', async () => {
  const createdModuleNames: string[] = [];
  const baseModule = defineModule({
    name: 'base',
    create: () => {
      createdModuleNames.push('base');
      return { provides: { word: 'Klee' } };
    },
  });
  const user = defineModule({
    name: 'user',
    needs: { baseModule },
    create: (_core, { baseModule: { word } }) => {
      createdModuleNames.push(word);
      return { provides: word };
    },
  });
  expect((await compose([user, baseModule])).getProvided(user)).toBe('Klee');
  expect(createdModuleNames).toEqual(['base', 'Klee']);
});
