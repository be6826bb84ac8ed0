import { getServedPath } from './image-address.ts';

test.each([
  ['/f/1/10x10/a/b.jpg', '/f/1/10x10/a/b.jpg'],
  ['https://a.storyblok.com/f/1/10x10/a/b..c.jpg', '/f/1/10x10/a/b..c.jpg'],
  ['https://a.storyblok.com/f/1/10x10/a/.b.jpg/m/600x0?x=../y', '/f/1/10x10/a/.b.jpg'],
  ['//img2.storyblok.com/600x0/f/1/10x10/a/b.jpg', '/f/1/10x10/a/b.jpg'],
  ['/api/fotos/1/10x10/a.jpg', '/api/fotos/1/10x10/a.jpg'],
])('serves %s as %s', (src, path) => {
  expect(getServedPath(src)).toBe(path);
});

test.each([
  'https://a.storyblok.com/f/1/../../api/x',
  '/f/1/./a.jpg',
  '/f/..',
  '/f/1/%2e%2E/%2e./api/x',
  '/f/1/.%2e/api/x',
  '/f/1/..%2fapi/x',
  '/f/1\\..\\..\\api\\x',
  '/api/fotos/../konto',
  'https://bilder.example/f/1/a.jpg',
])('does not serve %s', (src) => {
  expect(getServedPath(src)).toBeUndefined();
});
