import type { ContentAnswer, ContentRead } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';
import { ContentStore } from './content-store.server.ts';

const never = new AbortController().signal;

/** A content system in memory whose every answer can be held back or refused. */
function fakeRead() {
  const state = { cv: 1, reads: [] as (number | undefined)[], spaceReads: 0 };
  const control: { answer: () => Promise<ContentAnswer> } = {
    answer: async () => ({ data: { cv: state.cv, story: `v${state.cv}` }, total: undefined }),
  };
  const read: ContentRead = async (path, _query, cv) => {
    if (path === 'spaces/me') {
      state.spaceReads += 1;
      return { data: { space: { version: state.cv } }, total: undefined };
    }
    state.reads.push(cv);
    return control.answer();
  };
  return { state, control, read };
}

const storyOf = (answer: ContentAnswer) => answer.data['story'];

describe('ContentStore', () => {
  test('asks once per content version and hands the version on', async () => {
    const { state, read } = fakeRead();
    const store = new ContentStore(read, 0);
    await store.get('stories/a', {}, never);
    await store.get('stories/a', {}, never);
    expect(state.reads).toEqual([1]);
    state.cv = 2;
    expect(storyOf(await store.get('stories/a', {}, never))).toBe('v2');
    expect(state.reads).toEqual([1, 2]);
  });

  test('the order of parameters does not make another answer, a parameter does', async () => {
    const { state, read } = fakeRead();
    const store = new ContentStore(read, 0);
    await store.get('stories', { page: 1, per_page: 5 }, never);
    await store.get('stories', { per_page: 5, page: 1 }, never);
    await store.get('stories', { per_page: 5, page: 2 }, never);
    expect(state.reads).toHaveLength(2);
  });

  test('reads the version again only after its age', async () => {
    const { state, read } = fakeRead();
    const store = new ContentStore(read, 60_000);
    await store.get('stories/a', {}, never);
    await store.get('stories/b', {}, never);
    expect(state.spaceReads).toBe(1);
  });

  test('concurrent readers share one request', async () => {
    const { state, read } = fakeRead();
    const store = new ContentStore(read, 0);
    await Promise.all([1, 2, 3].map(() => store.get('stories/a', {}, never)));
    expect(state.reads).toHaveLength(1);
  });

  test('serves the last good answer when a newer one cannot be had', async () => {
    const { state, control, read } = fakeRead();
    const store = new ContentStore(read, 0);
    await store.get('stories/a', {}, never);
    state.cv = 2;
    control.answer = async () => {
      throw new ContentError('away');
    };
    expect(storyOf(await store.get('stories/a', {}, never))).toBe('v1');
  });

  test('serves the last good answer while a newer one takes long, and the newer one later', async () => {
    const { state, control, read } = fakeRead();
    const store = new ContentStore(read, 0);
    await store.get('stories/a', {}, never);
    state.cv = 2;
    const slow = Promise.withResolvers<ContentAnswer>();
    control.answer = () => slow.promise;
    expect(storyOf(await store.get('stories/a', {}, never))).toBe('v1');
    slow.resolve({ data: { cv: 2, story: 'v2' }, total: undefined });
    expect(storyOf(await store.get('stories/a', {}, never))).toBe('v2');
    expect(state.reads).toEqual([1, 2]);
  });

  test('rejects without an older answer, and asks again next time', async () => {
    const { control, read } = fakeRead();
    const store = new ContentStore(read, 0);
    const answer = control.answer;
    control.answer = async () => {
      throw new ContentError('away');
    };
    await expect(store.get('stories/a', {}, never)).rejects.toThrow('away');
    control.answer = answer;
    expect(storyOf(await store.get('stories/a', {}, never))).toBe('v1');
  });

  test('remembers that a story does not exist until the next publication', async () => {
    const { state, control, read } = fakeRead();
    const store = new ContentStore(read, 0);
    control.answer = async () => {
      throw new ContentError('gone', 404);
    };
    await expect(store.get('stories/a', {}, never)).rejects.toMatchObject({ status: 404 });
    await expect(store.get('stories/a', {}, never)).rejects.toMatchObject({ status: 404 });
    expect(state.reads).toHaveLength(1);
    state.cv = 2;
    await expect(store.get('stories/a', {}, never)).rejects.toMatchObject({ status: 404 });
    expect(state.reads).toHaveLength(2);
  });

  test('gives up for the caller whose time is over, not for the others', async () => {
    const { control, read } = fakeRead();
    const store = new ContentStore(read, 60_000);
    await store.get('stories/warm', {}, never);
    const slow = Promise.withResolvers<ContentAnswer>();
    control.answer = () => slow.promise;
    const hurried = new AbortController();
    const first = store.get('stories/a', {}, hurried.signal);
    const second = store.get('stories/a', {}, never);
    hurried.abort(new Error('too late'));
    await expect(first).rejects.toThrow('too late');
    slow.resolve({ data: { cv: 1, story: 'slow' }, total: undefined });
    expect(storyOf(await second)).toBe('slow');
  });

  test('works without a content version', async () => {
    const { control, read } = fakeRead();
    const blind: ContentRead = async (path, query, cv) => {
      if (path === 'spaces/me') throw new ContentError('no version');
      return read(path, query, cv);
    };
    control.answer = async () => ({ data: { story: 'x' }, total: undefined });
    const store = new ContentStore(blind, 0);
    expect(storyOf(await store.get('stories/a', {}, never))).toBe('x');
  });
});
