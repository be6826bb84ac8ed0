import { editorAround, editorOriginsOf, isEditorOrigin } from './editor-origin.ts';

test.each([
  [undefined, ['https://app.storyblok.com', 'https://app-beta.storyblok.com']],
  ['eu', ['https://app.storyblok.com', 'https://app-beta.storyblok.com']],
  ['us', ['https://app.storyblok.com', 'https://app-beta.storyblok.com']],
  ['cn', ['https://app.storyblokchina.cn']],
] as const)('the editor of a space in %s is at %j', (region, origins) => {
  expect(editorOriginsOf(region)).toEqual(origins);
  expect(origins.every(isEditorOrigin)).toBe(true);
});

test.each([
  'https://app-gamma.storyblok.com',
  'https://app.storyblok.com.evil.example',
  'http://app.storyblok.com',
  'null',
  '',
])('%j is no editor', (origin) => {
  expect(isEditorOrigin(origin)).toBe(false);
});

test('the page speaks to the editor that opened it', () => {
  expect(editorAround('https://app.storyblokchina.cn/')).toBe('https://app.storyblokchina.cn');
  expect(editorAround('https://app-beta.storyblok.com/x')).toBe('https://app-beta.storyblok.com');
  expect(editorAround('https://app.storyblok.com/')).toBe('https://app.storyblok.com');
  expect(editorAround('https://evil.example/')).toBe('https://app.storyblok.com');
  expect(editorAround('')).toBe('https://app.storyblok.com');
});
