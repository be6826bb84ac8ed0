import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ViewLoader } from './view-loader.ts';

test('a part whose files failed is loaded again when it is shown again', async () => {
  const onFailure = jest.fn();
  const views = new ViewLoader(onFailure, () => Promise.resolve());
  void views.getViewPromise('mf-magazine', 'block:survey');
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  void views.getViewPromise('mf-magazine', 'block:survey');
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
});
