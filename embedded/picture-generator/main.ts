/** Entry point of `npm run pictures`: renders the pictures whose names are its arguments. */
import { RENDERED_PICTURES_FOLDER } from '#images/rendered-pictures.ts';
import { writePictures } from './write-pictures.ts';

/** Number of pictures after which the next progress line is printed. */
const PICTURES_PER_PROGRESS_LINE = 50;

const names = process.argv.slice(2);
let count = 0;
writePictures(RENDERED_PICTURES_FOLDER, names, () => {
  count += 1;
  if (count % PICTURES_PER_PROGRESS_LINE === 0) {
    process.stdout.write(`  pictures     ${count} of ${names.length}\n`);
  }
});
process.stdout.write(`✓ pictures     ${names.length} rendered\n`);
