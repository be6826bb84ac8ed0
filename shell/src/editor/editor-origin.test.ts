import { getEditorOrigin, getEditorOrigins, isEditorOrigin } from './editor-origin.ts';

test.each([
  [undefined, ['https://app.storyblok.com', 'https://app-beta.storyblok.com']],
  ['eu', ['https://app.storyblok.com', 'https://app-beta.storyblok.com']],
  ['us', ['https://app.storyblok.com', 'https://app-beta.storyblok.com']],
  ['cn', ['https://app.storyblokchina.cn']],
] as const)('returns the editor origins of region %s: %j', (region, origins) => {
  expect(getEditorOrigins(region)).toEqual(origins);
  expect(origins.every(isEditorOrigin)).toBe(true);
});

test.each([
  'https://app-gamma.storyblok.com',
  'https://app.storyblok.com.evil.example',
  'http://app.storyblok.com',
  'null',
  '',
])('does not accept %j as an editor origin', (origin) => {
  expect(isEditorOrigin(origin)).toBe(false);
});

test('chooses the editor that opened the page', () => {
  expect(getEditorOrigin('https://app.storyblokchina.cn/')).toBe('https://app.storyblokchina.cn');
  expect(getEditorOrigin('https://app-beta.storyblok.com/x')).toBe(
    'https://app-beta.storyblok.com',
  );
  expect(getEditorOrigin('https://app.storyblok.com/')).toBe('https://app.storyblok.com');
  expect(getEditorOrigin('https://evil.example/')).toBe('https://app.storyblok.com');
  expect(getEditorOrigin('')).toBe('https://app.storyblok.com');
});
