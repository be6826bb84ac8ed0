import { resolve } from 'node:path';
import { buildRemote } from '#build/build-remote.ts';
import { roomFolder } from '#build/workspace.ts';
import { commandArguments, runCommand, say } from '#cli/arguments.ts';
import { FolderStore } from '#release/folder-store.ts';
import { publishRelease } from '#release/publish-release.ts';
import { signingKey } from '#release/signing-key.ts';
import { verifyBuild } from '#release/verify-build.ts';

/** `node federation/src/cli/publish.ts mf-magazine [--mode …] [--releases-dir …]` */
await runCommand(async () => {
  const { names, mode, releasesDir, keyFolder } = commandArguments(
    process.argv.slice(2),
    process.env,
  );
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) throw new Error('Name exactly one remote');
  process.env['NODE_ENV'] = mode;
  const build = await buildRemote(await roomFolder(name), mode);
  await verifyBuild(build, mode);
  const key = await signingKey(process.env['RELEASE_PRIVATE_KEY'], keyFolder);
  const { latest, flipped } = await publishRelease(
    build,
    new FolderStore(resolve(releasesDir)),
    key,
  );
  const what = flipped ? 'published' : 'already live';
  say(`${build.name} ${build.id} ${what}, sequence ${latest.sequence}`);
  process.exit();
});
