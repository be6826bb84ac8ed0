import { packageSources } from '../repository.mjs';

export const name = 'no barrels';

/** Facades narrow a shared package down for tree shaking; handing on is what they are for. */
const FACADES = 'federation/src/facades/';

/** `export * from` hides where a name comes from and pulls whole packages into a bundle. */
export function check(repository) {
  return packageSources(repository)
    .filter((file) => !file.startsWith(FACADES))
    .flatMap((file) =>
      repository
        .read(file)
        .split('\n')
        .flatMap((text, index) =>
          /^export\s+(type\s+)?\*/.test(text)
            ? [{ file, line: index + 1, message: 'export * makes a barrel: name what you export' }]
            : [],
        ),
    );
}
