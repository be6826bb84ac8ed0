import {
  getAttributes,
  categoriesWithAttributes,
} from '@gruenland/shared-contracts/ads/attributes.ts';
import { attributeParams } from './attribute-params.server.ts';

test('the route passes every filter of every category to the loader', () => {
  const expectedParams = categoriesWithAttributes
    .flatMap((slug) => getAttributes(slug))
    .filter(({ filter }) => filter === true)
    .flatMap(({ key, type }) =>
      type === 'number' ? [`a-${key}-von`, `a-${key}-bis`] : [`a-${key}`],
    );
  expect(new Set(attributeParams)).toEqual(new Set(expectedParams));
});
