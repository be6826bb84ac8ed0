import { jest } from '@jest/globals';
import { editableAttributes, readEditable } from './editable.ts';
import { listenToEditor } from './listen-to-editor.ts';

const EDITOR = 'https://app.storyblok.com';
const parent = { postMessage: jest.fn() } as unknown as Window;
const story = { id: 1, content: { component: 'page' } };

let stop = () => {};
const edited = jest.fn(async (_story: unknown) => {});
const saved = jest.fn(async () => {});
beforeEach(() => {
  jest.clearAllMocks();
  stop = listenToEditor({ edited, saved }, { self: window, parent });
});
afterEach(() => stop());

function hear(data: unknown, from: Partial<MessageEventInit> = {}) {
  const event = new MessageEvent('message', { data, origin: EDITOR, ...from });
  Object.defineProperty(event, 'source', {
    value: from.source === undefined ? parent : from.source,
  });
  window.dispatchEvent(event);
}

test('says that it is there, to the editor only', () => {
  expect(parent.postMessage).toHaveBeenCalledWith({ action: 'initialized', config: {} }, EDITOR);
});

test('what is typed is shown, what is saved is read again', () => {
  hear({ action: 'input', story });
  expect(edited).toHaveBeenCalledWith(story);
  hear({ action: 'published' });
  expect(saved).toHaveBeenCalledTimes(1);
});

test.each([
  ['another site', { action: 'input', story }, { origin: 'https://evil.example' }],
  ['a look-alike', { action: 'published' }, { origin: 'https://app.storyblok.com.evil.example' }],
  ['another window', { action: 'input', story }, { source: window }],
  ['the editor without a story', { action: 'input' }, {}],
  ['the editor, unknown', { action: 'boom' }, {}],
  ['the editor, no object', 'input', {}],
])('%s is not heard', (_who, data, from) => {
  hear(data, from);
  expect([edited.mock.calls, saved.mock.calls]).toEqual([[], []]);
});

test('while one version is being shown only the newest waits', async () => {
  const first = Promise.withResolvers<void>();
  edited.mockImplementationOnce(() => first.promise);
  const version = (number: number) => ({ ...story, content: { number } });
  for (const number of [1, 2, 3]) hear({ action: 'input', story: version(number) });
  first.resolve();
  await first.promise;
  await Promise.resolve();
  expect(edited.mock.calls.map(([each]) => each)).toEqual([version(1), version(3)]);
});

test('a click on a block opens it in the editor, a click on a link goes there', () => {
  document.body.innerHTML =
    '<div data-blok-c="{}"><p id="p">Text</p><a id="a" href="#x">Link</a></div>';
  document.getElementById('a')?.click();
  document.getElementById('p')?.click();
  const edits = jest
    .mocked(parent.postMessage)
    .mock.calls.filter(([message]) => (message as { action: string }).action === 'edit');
  expect(edits).toEqual([[{ action: 'edit', dataC: '{}', config: {} }, EDITOR]]);
});

test('a page that nobody frames hears nobody', () => {
  stop();
  const off = listenToEditor({ edited, saved }, { self: window, parent: window });
  hear({ action: 'published' }, { source: window });
  off();
  expect(saved).not.toHaveBeenCalled();
});

test('which block it is, from the comment that drafts carry', () => {
  const comment = '<!--#storyblok#{"name":"image","space":"1","uid":"u","id":"2"}-->';
  expect(editableAttributes(readEditable(comment))).toEqual({
    'data-blok-c': '{"name":"image","space":"1","uid":"u","id":"2"}',
    'data-blok-uid': '2-u',
  });
  for (const broken of [
    undefined,
    '',
    '<!--x-->',
    '<!--#storyblok#{-->',
    '<!--#storyblok#{"uid":1}-->',
  ])
    expect(editableAttributes(readEditable(broken))).toEqual({});
});
