import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** `<path>:<line>` of a source file; a path never leaves the repository. */
const SOURCE_PATTERN = /^(?<path>[\w-]+(?:\/[\w.-]*\w)+\.tsx?):(?<line>\d{1,5})$/;

/**
 * Serves `/_internal/source/<path>:<line>`, the target of the style guide's source links: redirects
 * to the editor (VS Code) where the repository is on this machine; otherwise answers with the path.
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
