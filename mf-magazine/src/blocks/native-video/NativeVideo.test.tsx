import { render } from '@testing-library/react';
import { cowPicture } from '#samples/story-content.ts';
import { NativeVideo } from './NativeVideo.tsx';

const model = {
  title: 'Drei Handgriffe',
  src: '/f/1/1280x720/abc/striegel.mp4',
  type: 'video/mp4',
  width: 1280,
  height: 720,
  poster: cowPicture,
  captions: undefined,
  transcript: undefined,
  duration: 185,
  credit: undefined,
} as const;
const data = { pageUrl: 'gruenland.example/artikel/striegel' };

test('the poster is a lazy picture behind the video, in the ratio of the video', () => {
  const { container } = render(<NativeVideo model={model} data={data} />);
  const [, picture] = container.querySelectorAll('img');
  expect([picture?.alt, picture?.getAttribute('loading')]).toEqual(['', 'lazy']);
  expect(picture?.src).toContain('/m/1920x1080/');
  expect(container.querySelector('video')?.poster).toMatch(/^data:image\/gif;/);
});

test('a video without poster has no picture', () => {
  const { container } = render(<NativeVideo model={{ ...model, poster: undefined }} data={data} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('video')?.hasAttribute('poster')).toBe(false);
});
