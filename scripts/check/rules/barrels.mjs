import { listPackageSources } from '../repository.mjs';

export const name = 'no barrels';

/** Facades re-export shared packages on purpose. */
const FACADES = 'federation/src/facades/';

/** Forbids `export * from`: it hides the origin of a name and adds whole packages to a bundle. */
export function check(repository) {
  return listPackageSources(repository)
    .filter((file) => !file.startsWith(FACADES))
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
