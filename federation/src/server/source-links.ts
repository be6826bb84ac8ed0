import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Matches `<path>:<line>` of a source file. No matching path leaves the repository. */
const SOURCE_PATTERN = /^(?<path>[\w-]+(?:\/[\w.-]*\w)+\.tsx?):(?<line>\d{1,5})$/;

/**
 * Serves `/_internal/source/<path>:<line>`, the target of the style guide's source links. If the
 * file is on this machine, redirects to VS Code; otherwise responds with path and line.
 *
 * @param root folder of the repository
 */
export function serveSourceLinks(app: FastifyInstance, root: string): void {
  app.get<{ Params: { '*': string } }>('/_internal/source/*', (request, reply) => {
    const { path, line } = SOURCE_PATTERN.exec(request.params['*'])?.groups ?? {};
    if (!path || !line) return reply.callNotFound();
    const file = join(root, path);
    if (existsSync(file)) return reply.redirect(`vscode://file${encodeURI(file)}:${line}`);
    return reply.type('text/plain; charset=utf-8').send(`${path}:${line}\n`);
  });
}
