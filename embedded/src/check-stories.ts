import { drawnPictures } from '#images/drawn-pictures.ts';
import { readConfig } from '#server/config.ts';
import { isBroken } from '#stories/problem.ts';
import { StoryStore } from '#stories/story-store.ts';

/** Reads all stories once, prints what is wrong with them and exits 1 when there are errors. */
const config = readConfig(process.env);
const setting = { spaceId: config.CONTENT_SPACE_ID, pictures: drawnPictures() };
const { space, problems } = await StoryStore.open(config.CONTENT_DIR, setting);
for (const { file, line, severity, message } of problems) {
  process.stdout.write(`${file}:${line}: ${severity === 'warning' ? 'note: ' : ''}${message}\n`);
}
const later = space.stories.filter(({ publishedAt }) => Date.parse(publishedAt ?? '') > Date.now());
for (const { fullSlug, publishedAt } of later) {
  process.stdout.write(`${fullSlug}: note: goes live at ${publishedAt}\n`);
}
const errors = problems.filter(isBroken).length;
process.stdout.write(`${space.stories.length} stories, ${errors} problems\n`);
process.exitCode = errors > 0 ? 1 : 0;
