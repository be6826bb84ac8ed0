import type { ContentResponse, ContentReadFunction } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';
import { ContentStore } from './content-store.server.ts';

const neverAbortedSignal = new AbortController().signal;

/** Creates a fake content system whose responses can be delayed or rejected. */
function createFakeContentSystem() {
  const state = { cv: 1, reads: [] as (number | undefined)[], spaceReads: 0 };
  const controls: { answer: () => Promise<ContentResponse> } = {
    answer: async () => ({ data: { cv: state.cv, story: `v${state.cv}` }, total: undefined }),
  };
  const read: ContentReadFunction = async (path, _query, contentVersion) => {
    if (path === 'spaces/me') {
      state.spaceReads += 1;
      return { data: { space: { version: state.cv } }, total: undefined };
    }
    state.reads.push(contentVersion);
    return controls.answer();
  };
  return { state, controls, read };
}

const getStory = (answer: ContentResponse) => answer.data['story'];

describe('ContentStore', () => {
  test('reads once per content version and passes the version on', async () => {
    const { state, read } = createFakeContentSystem();
    const store = new ContentStore(read, 0);
    await store.get('stories/a', {}, neverAbortedSignal);
    await store.get('stories/a', {}, neverAbortedSignal);
    expect(state.reads).toEqual([1]);
    state.cv = 2;
    expect(getStory(await store.get('stories/a', {}, neverAbortedSignal))).toBe('v2');
    expect(state.reads).toEqual([1, 2]);
  });

  test('ignores the order of parameters in the cache key', async () => {
    const { state, read } = createFakeContentSystem();
    const store = new ContentStore(read, 0);
    await store.get('stories', { page: 1, per_page: 5 }, neverAbortedSignal);
    await store.get('stories', { per_page: 5, page: 1 }, neverAbortedSignal);
    await store.get('stories', { per_page: 5, page: 2 }, neverAbortedSignal);
    expect(state.reads).toHaveLength(2);
  });

  test('reads the version again only after its maximum age', async () => {
    const { state, read } = createFakeContentSystem();
    const store = new ContentStore(read, 60_000);
    await store.get('stories/a', {}, neverAbortedSignal);
    await store.get('stories/b', {}, neverAbortedSignal);
    expect(state.spaceReads).toBe(1);
  });

  test('shares one request between concurrent readers', async () => {
    const { state, read } = createFakeContentSystem();
    const store = new ContentStore(read, 0);
    await Promise.all([1, 2, 3].map(() => store.get('stories/a', {}, neverAbortedSignal)));
    expect(state.reads).toHaveLength(1);
  });

  test('serves the last good answer when a newer one fails', async () => {
    const { state, controls, read } = createFakeContentSystem();
    const store = new ContentStore(read, 0);
    await store.get('stories/a', {}, neverAbortedSignal);
    state.cv = 2;
    controls.answer = async () => {
      throw new ContentError('unavailable');
    };
    expect(getStory(await store.get('stories/a', {}, neverAbortedSignal))).toBe('v1');
  });

  test('serves the last good answer while a newer one is slow, then the newer one', async () => {
    const { state, controls, read } = createFakeContentSystem();
    const store = new ContentStore(read, 0);
    await store.get('stories/a', {}, neverAbortedSignal);
    state.cv = 2;
    const slowResponse = Promise.withResolvers<ContentResponse>();
    controls.answer = () => slowResponse.promise;
    expect(getStory(await store.get('stories/a', {}, neverAbortedSignal))).toBe('v1');
    slowResponse.resolve({ data: { cv: 2, story: 'v2' }, total: undefined });
    expect(getStory(await store.get('stories/a', {}, neverAbortedSignal))).toBe('v2');
    expect(state.reads).toEqual([1, 2]);
  });

  test('rejects without a cached answer and tries again at the next read', async () => {
    const { controls, read } = createFakeContentSystem();
    const store = new ContentStore(read, 0);
    const answer = controls.answer;
    controls.answer = async () => {
      throw new ContentError('unavailable');
    };
    await expect(store.get('stories/a', {}, neverAbortedSignal)).rejects.toThrow('unavailable');
    controls.answer = answer;
    expect(getStory(await store.get('stories/a', {}, neverAbortedSignal))).toBe('v1');
  });

  test('caches a 404 until the next publication', async () => {
    const { state, controls, read } = createFakeContentSystem();
    const store = new ContentStore(read, 0);
    controls.answer = async () => {
      throw new ContentError('gone', 404);
    };
    await expect(store.get('stories/a', {}, neverAbortedSignal)).rejects.toMatchObject({
      status: 404,
    });
    await expect(store.get('stories/a', {}, neverAbortedSignal)).rejects.toMatchObject({
      status: 404,
    });
    expect(state.reads).toHaveLength(1);
    state.cv = 2;
    await expect(store.get('stories/a', {}, neverAbortedSignal)).rejects.toMatchObject({
      status: 404,
    });
    expect(state.reads).toHaveLength(2);
  });

  test('rejects for the caller that aborts, not for the others', async () => {
    const { controls, read } = createFakeContentSystem();
    const store = new ContentStore(read, 60_000);
    await store.get('stories/warm', {}, neverAbortedSignal);
    const slowResponse = Promise.withResolvers<ContentResponse>();
    controls.answer = () => slowResponse.promise;
    const abortController = new AbortController();
    const firstRead = store.get('stories/a', {}, abortController.signal);
    const secondRead = store.get('stories/a', {}, neverAbortedSignal);
    abortController.abort(new Error('too late'));
    await expect(firstRead).rejects.toThrow('too late');
    slowResponse.resolve({ data: { cv: 1, story: 'slow' }, total: undefined });
    expect(getStory(await secondRead)).toBe('slow');
  });

  test('works without a content version', async () => {
    const { controls, read } = createFakeContentSystem();
    const readUnversioned: ContentReadFunction = async (path, query, contentVersion) => {
      if (path === 'spaces/me') throw new ContentError('no version');
      return read(path, query, contentVersion);
    };
    controls.answer = async () => ({ data: { story: 'x' }, total: undefined });
    const store = new ContentStore(readUnversioned, 0);
    expect(getStory(await store.get('stories/a', {}, neverAbortedSignal))).toBe('x');
  });
});
