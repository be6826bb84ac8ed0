import { jest } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { NavigationClient } from './navigation-client.ts';

const QUESTION = 'Eingaben verwerfen?';

/** Creates a navigation client whose router has navigated from `/liste` to `/formular`. */
async function createClientOnFormPage() {
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/liste', '/formular', '/formular#fehler'],
    initialIndex: 1,
  });
  const navigation = new NavigationClient({
    router: () => router,
    prefetch: () => {},
    appMode: false,
    submit: () => Promise.resolve(null),
    readAt: () => {},
  });
  const confirm = jest.spyOn(window, 'confirm');
  return { router, navigation, confirm, path: () => router.state.location.pathname };
}

afterEach(() => jest.restoreAllMocks());

test('asks on every Back while input is unsaved', async () => {
  const { router, navigation, confirm, path } = await createClientOnFormPage();
  navigation.guardUnsaved(QUESTION);
  confirm.mockReturnValue(false);
  await router.navigate(-1);
  await router.navigate(-1);
  expect(confirm.mock.calls).toEqual([[QUESTION], [QUESTION]]);
  expect(path()).toBe('/formular');
  confirm.mockReturnValue(true);
  await router.navigate(-1);
  expect(path()).toBe('/liste');
});

test('does not ask on Back without unsaved input or on a hash change', async () => {
  const { router, navigation, confirm, path } = await createClientOnFormPage();
  const releaseGuard = navigation.guardUnsaved(QUESTION);
  await router.navigate(1);
  await router.navigate(-1);
  releaseGuard();
  await router.navigate(-1);
  expect(confirm).not.toHaveBeenCalled();
  expect(path()).toBe('/liste');
});

test('asks once for a link', async () => {
  const { navigation, confirm, path } = await createClientOnFormPage();
  navigation.guardUnsaved(QUESTION);
  confirm.mockReturnValue(true);
  navigation.navigate('/anderswo');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(path()).toBe('/anderswo');
});
