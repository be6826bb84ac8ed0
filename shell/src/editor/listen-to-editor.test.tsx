import { jest } from '@jest/globals';
import { getEditableAttributes, parseEditableComment } from './editable.ts';
import { listenToEditor } from './listen-to-editor.ts';

const EDITOR_ORIGIN = 'https://app.storyblok.com';
const parent = { postMessage: jest.fn() } as unknown as Window;
const story = { id: 1, content: { component: 'page' } };

let stop = () => {};
const onEdited = jest.fn(async (_story: unknown) => {});
const onSaved = jest.fn(async () => {});
beforeEach(() => {
  jest.clearAllMocks();
  stop = listenToEditor({ onEdited, onSaved }, { self: window, parent });
});
afterEach(() => stop());

function dispatchMessage(data: unknown, eventInit: Partial<MessageEventInit> = {}) {
  const event = new MessageEvent('message', { data, origin: EDITOR_ORIGIN, ...eventInit });
  Object.defineProperty(event, 'source', {
    value: eventInit.source === undefined ? parent : eventInit.source,
  });
  window.dispatchEvent(event);
}

test('announces itself only to the editor', () => {
  expect(parent.postMessage).toHaveBeenCalledWith(
    { action: 'initialized', config: {} },
    EDITOR_ORIGIN,
  );
});

test('shows unsaved input and reloads saved content', () => {
  dispatchMessage({ action: 'input', story });
  expect(onEdited).toHaveBeenCalledWith(story);
  dispatchMessage({ action: 'published' });
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test.each([
  ['another site', { action: 'input', story }, { origin: 'https://evil.example' }],
  [
    'a similar origin',
    { action: 'published' },
    { origin: 'https://app.storyblok.com.evil.example' },
  ],
  ['another window', { action: 'input', story }, { source: window }],
  ['the editor without a story', { action: 'input' }, {}],
  ['the editor with an unknown action', { action: 'boom' }, {}],
  ['the editor without an object', 'input', {}],
])('ignores a message from %s', (_sender, data, eventInit) => {
  dispatchMessage(data, eventInit);
  expect([onEdited.mock.calls, onSaved.mock.calls]).toEqual([[], []]);
});

test('skips intermediate versions while one is being shown', async () => {
  const firstUpdate = Promise.withResolvers<void>();
  onEdited.mockImplementationOnce(() => firstUpdate.promise);
  const createStoryVersion = (number: number) => ({ ...story, content: { number } });
  for (const number of [1, 2, 3])
    dispatchMessage({ action: 'input', story: createStoryVersion(number) });
  firstUpdate.resolve();
  await firstUpdate.promise;
  await Promise.resolve();
  expect(onEdited.mock.calls.map(([each]) => each)).toEqual([
    createStoryVersion(1),
    createStoryVersion(3),
  ]);
});

test('opens a clicked block in the editor, but follows clicked links', () => {
  document.body.innerHTML =
    '<div data-blok-c="{}"><p id="p">Text</p><a id="a" href="#x">Link</a></div>';
  document.getElementById('a')?.click();
  document.getElementById('p')?.click();
  const edits = jest
    .mocked(parent.postMessage)
    .mock.calls.filter(([message]) => (message as { action: string }).action === 'edit');
  expect(edits).toEqual([[{ action: 'edit', dataC: '{}', config: {} }, EDITOR_ORIGIN]]);
});

test('ignores messages when the page is not framed', () => {
  stop();
  const stopListening = listenToEditor({ onEdited, onSaved }, { self: window, parent: window });
  dispatchMessage({ action: 'published' }, { source: window });
  stopListening();
  expect(onSaved).not.toHaveBeenCalled();
});

test('reads the block from the comment in drafts', () => {
  const comment = '<!--#storyblok#{"name":"image","space":"1","uid":"u","id":"2"}-->';
  expect(getEditableAttributes(parseEditableComment(comment))).toEqual({
    'data-blok-c': '{"name":"image","space":"1","uid":"u","id":"2"}',
    'data-blok-uid': '2-u',
  });
  for (const brokenComment of [
    undefined,
    '',
    '<!--x-->',
    '<!--#storyblok#{-->',
    '<!--#storyblok#{"uid":1}-->',
  ])
    expect(getEditableAttributes(parseEditableComment(brokenComment))).toEqual({});
});
