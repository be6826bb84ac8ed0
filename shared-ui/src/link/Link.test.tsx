import { PageFactsContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen } from '@testing-library/react';
import { Link } from './Link.tsx';

describe('Link', () => {
  test('adds the app mode of the page', () => {
    render(
      <PageFactsContext value={{ path: '/artikel', appMode: true, preview: false }}>
        <Link href="/artikel/heu">Heu</Link>
      </PageFactsContext>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/artikel/heu?is_app=true');
  });

  test('announces that a link leads to another site', () => {
    render(<Link href="https://www.dwd.de/">Wetter</Link>);
    expect(screen.getByRole('link', { name: 'Wetter (andere Website)' })).toBeTruthy();
  });

  test('does not mark plain links', () => {
    render(
      <Link href="https://www.dwd.de/" look="plain">
        Wetter
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'Wetter' }).getAttribute('rel')).toContain('external');
  });
});
