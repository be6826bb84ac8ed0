import { z } from 'zod';

import { seedCategorySchema } from './ads/seed-category.schema.ts';
import { readDemoEntries } from './read-demo-entries.ts';

test('names the file and the place of a mistake', () => {
  const files = ['ads/tractor-ads.json'];
  expect(readDemoEntries(files, seedCategorySchema)[0]?.slug).toBe('traktoren');
  const stricterSchema = z.object({ items: z.array(z.object({ price: z.null() })) });
  expect(() => readDemoEntries(files, stricterSchema)).toThrow(
    /^demo\/ads\/tractor-ads\.json: 0\.items\.0\.price: /u,
  );
});
