import { getLineNumber } from '../get-line-number.mjs';
import { listPackageSources } from '../repository.mjs';

export const name = 'one notation for class names';

const STYLE_IMPORT_PATTERN = /^import (\w+) from '[^']+\.module\.css';/gm;

/**
 * Reports class names in brackets, `styles['card']`, where `styles.card` is possible.
 *
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  return listPackageSources(repository).flatMap((file) => {
    const text = repository.read(file);
    const names = [...text.matchAll(STYLE_IMPORT_PATTERN)].map(([, imported]) => imported);
    return names.flatMap((imported) =>
      [...text.matchAll(new RegExp(`\\b${imported}\\['([A-Za-z_$][\\w$]*)'\\]`, 'g'))].map(
        ({ index, 1: className }) => ({
          file,
          line: getLineNumber(text, index),
          message: `write ${imported}.${className}`,
        }),
      ),
    );
  });
}
