import { Suspense, use, useId, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';

const ROWS = Array.from({ length: 40 }, (_, index) => `Zeile ${index} & <mehr>`);

const DATE_FORMAT = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
const NUMBER_FORMAT = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });

/**
 * Uses typical features of component examples (stories). It is rendered once, so that the first
 * check of a release is not slower than later ones.
 */
export function WarmUp() {
  const api = use(ShellApiContext);
  const id = useId();
  const { pathname } = useLocation();
  const [open] = useState(false);
  const rows = useMemo(
    () => ROWS.map((text) => ({ text, href: `${pathname}?q=${text}` })),
    [pathname],
  );
  return (
    <Suspense fallback={null}>
      <form aria-labelledby={id} method="post">
        <h2 id={id} className={`a ${String(open)}`} data-ready={api?.session.getState().ready}>
          Probe vom {DATE_FORMAT.format(0)} zu {NUMBER_FORMAT.format(1.5)}
        </h2>
        <input name="a" defaultValue="b" disabled={open} aria-invalid="false" />
        <select defaultValue="1">
          <option value="1">eins</option>
        </select>
        <svg viewBox="0 0 8 8" aria-hidden="true">
          <path d="M0 0h8" strokeWidth="2" />
        </svg>
        <img src="/f/a.jpg" srcSet="/f/a.jpg 1x" sizes="100vw" alt="" loading="lazy" />
        <ul>
          {rows.map(({ text, href }) => (
            <li key={text}>
              <Link to={href}>{text}</Link>
            </li>
          ))}
        </ul>
      </form>
    </Suspense>
  );
}
