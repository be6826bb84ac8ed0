import { listPackageSources } from '../repository.mjs';

export const name = 'no barrels';

/**
 * Files in this folder may re-export whole packages: they are the modules that shell and remotes
 * share.
 */
const FACADES_FOLDER = 'federation/src/facades/';

/**
 * Forbids `export * from`, which hides where a name comes from and adds whole packages to a bundle.
 */
export function check(repository) {
  return listPackageSources(repository)
    .filter((file) => !file.startsWith(FACADES_FOLDER))
    .flatMap((file) =>
      repository
        .read(file)
        .split('\n')
        .flatMap((text, index) =>
          /^export\s+(type\s+)?\*/.test(text)
            ? [
                {
                  file,
                  line: index + 1,
                  message: 'export * creates a barrel: list the exported names',
                },
              ]
            : [],
        ),
    );
}
