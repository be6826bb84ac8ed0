import { jest } from '@jest/globals';
import type { ConsentState } from '@gruenland/shared-contracts/shell-api.ts';
import {
  RenderContext,
  ShellApiContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BlockRegion } from './BlockRegion.tsx';
import { ConsentGate } from './ConsentGate.tsx';
import { Slot } from './Slot.tsx';
import { useSession } from './useSession.ts';
import { useShell } from './useShell.ts';

/** Creates an observable state like the states that the shell provides. */
function createObservableState<State>(initialState: State) {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    set: (next: State) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const user = { id: '1', email: 'a@b.de', displayName: 'Hanna', roles: [] };

function UserName() {
  const session = useSession();
  return <p>{session.ready ? (session.user?.displayName ?? 'niemand') : 'noch nicht'}</p>;
}

function ShellConsumer() {
  useShell();
  return null;
}

describe('shell contexts', () => {
  test('useShell throws without a shell', () => {
    expect(() => renderToString(<ShellConsumer />)).toThrow(/must be used inside the shell/);
  });

  test('the session is not ready on the server, and changes are rendered', () => {
    const session = createObservableState({ ready: true, user, loggedIn: true });
    const shell = { session } as never;
    const view = (
      <ShellApiContext value={shell}>
        <UserName />
      </ShellApiContext>
    );
    expect(renderToString(view)).toBe('<p>noch nicht</p>');
    render(view);
    expect(screen.getByText('Hanna')).toBeTruthy();
    act(() => session.set({ ready: true, user: null as never, loggedIn: false }));
    expect(screen.getByText('niemand')).toBeTruthy();
  });

  test('renders regions and slots through the shell', () => {
    const nodes = [{ kind: 'problem', id: 'x', name: 'y', problem: 'z' }] as const;
    const context = {
      regions: { body: nodes },
      BlockRegion: (props: { readonly nodes: readonly unknown[] }) => (
        <p>{props.nodes.length} Block</p>
      ),
      Slot: (props: { readonly id: string }) => <p>Platz {props.id}</p>,
    };
    render(
      <RenderContext value={context}>
        <BlockRegion name="body" />
        <BlockRegion name="fehlt" />
        <Slot id="jobs" name="jobs.matching" />
      </RenderContext>,
    );
    expect(document.body.textContent).toBe('1 BlockPlatz jobs');
  });

  test('outside the shell a slot shows its fallback and a region throws', () => {
    render(<Slot id="jobs" name="jobs.matching" fallback="Jobs" />);
    expect(document.body.textContent).toBe('Jobs');
    expect(() => renderToString(<BlockRegion name="body" />)).toThrow(/BlockRegion "body"/);
  });
});

describe('ConsentGate', () => {
  const state = (granted: boolean): ConsentState => ({
    ready: true,
    decided: true,
    layer: 'none',
    services: { youtube: granted },
    categories: {},
  });

  function show(granted: boolean) {
    const consent = Object.assign(createObservableState(state(granted)), {
      save: jest.fn(),
      open: jest.fn(),
    });
    render(
      <ShellApiContext value={{ consent } as never}>
        <ConsentGate service="youtube" serviceName="YouTube" contentName="das Video">
          <p>Film ab</p>
        </ConsentGate>
      </ShellApiContext>,
    );
    return consent;
  }

  test('hides the service before consent and after its withdrawal', () => {
    const consent = show(false);
    expect(screen.queryByText('Film ab')).toBeNull();
    act(() => consent.set(state(true)));
    expect(screen.getByText('Film ab')).toBeTruthy();
    act(() => consent.set(state(false)));
    expect(screen.queryByText('Film ab')).toBeNull();
  });

  test('grants only this service, and opens the settings', async () => {
    const consent = show(false);
    await userEvent.click(screen.getByRole('button', { name: 'YouTube laden' }));
    expect(consent.save).toHaveBeenCalledWith({ youtube: true });
    await userEvent.click(screen.getByRole('button', { name: 'Datenschutz-Einstellungen' }));
    expect(consent.open).toHaveBeenCalledWith('settings');
  });

  test('hides the content without a shell', () => {
    const html = renderToString(
      <ConsentGate service="youtube" serviceName="YouTube" contentName="das Video">
        <p>Film ab</p>
      </ConsentGate>,
    );
    expect(html).not.toContain('Film ab');
  });
});
