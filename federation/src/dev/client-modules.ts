import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import type { FastifyInstance } from 'fastify';
import { WORKSPACE } from '#build/workspace.ts';

const MODULE_PATTERN = /^(?:dev\/client\/[\w-]+|dev\/dev-events|release\/dev-page)\.ts$/;
const URL_PREFIX = '/_dev/src/';

/** Serves the modules of the dev server's browser client as JavaScript, without types. */
export function serveClientModules(app: FastifyInstance): void {
  app.get(`${URL_PREFIX}*`, async (request, reply) => {
    const { '*': path } = request.params as { readonly '*': string };
    if (!MODULE_PATTERN.test(path)) return reply.code(404).send();
    const source = await readFile(join(WORKSPACE, 'federation/src', path), 'utf8').catch(
      () => null,
    );
    if (source === null) return reply.code(404).send();
    return reply.type('text/javascript; charset=utf-8').send(await compile(source));
  });
}

async function compile(source: string): Promise<string> {
  const { code } = await transform(source, {
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      transform: { verbatimModuleSyntax: true },
    },
  });
  return code.replaceAll(/(from ['"])#/g, `$1${URL_PREFIX}`);
}
