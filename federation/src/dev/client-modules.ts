import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import type { FastifyInstance } from 'fastify';
import { WORKSPACE_ROOT } from '#build/workspace.ts';

interface ModuleFolder {
  /** Prefix of import specifiers for modules in this folder. */
  readonly importPrefix: string;
  readonly urlPrefix: string;
  /** Path of the folder in the repository. */
  readonly folder: string;
  /** Paths in the folder that are served. */
  readonly pathPattern: RegExp;
}

const MODULE_FOLDERS: readonly ModuleFolder[] = [
  {
    importPrefix: '#',
    urlPrefix: '/_dev/src/',
    folder: 'federation/src',
    pathPattern: /^(?:dev\/client\/[\w-]+|dev\/dev-events|release\/dev-page)\.ts$/,
  },
  {
    importPrefix: '@gruenland/shared-contracts/',
    urlPrefix: '/_dev/contracts/',
    folder: 'shared-contracts/src',
    pathPattern: /^site-colours\.ts$/,
  },
];

/** Serves the modules of the dev server's browser client as JavaScript, without types. */
export function serveClientModules(app: FastifyInstance): void {
  for (const { urlPrefix, folder, pathPattern } of MODULE_FOLDERS)
    app.get(`${urlPrefix}*`, async (request, reply) => {
      const { '*': path } = request.params as { readonly '*': string };
      if (!pathPattern.test(path)) return reply.code(404).send();
      const source = await readFile(join(WORKSPACE_ROOT, folder, path), 'utf8').catch(() => null);
      if (source === null) return reply.code(404).send();
      return reply.type('text/javascript; charset=utf-8').send(await compileModule(source));
    });
}

async function compileModule(source: string): Promise<string> {
  const { code } = await transform(source, {
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      transform: { verbatimModuleSyntax: true },
    },
  });
  return MODULE_FOLDERS.reduce(
    (text, { importPrefix, urlPrefix }) =>
      text.replaceAll(new RegExp(`(from ['"])${importPrefix}`, 'g'), `$1${urlPrefix}`),
    code,
  );
}
