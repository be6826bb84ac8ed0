'use client';
import { useState } from 'react';

/** Search field of the header; works without scripts, too. */
export function SearchBox() {
  const [query, setQuery] = useState('');
  return (
    <form action="/suche" role="search">
      <input
        name="q"
        type="search"
        aria-label="Suche"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <button type="submit" disabled={query === ''}>
        Suchen
      </button>
    </form>
  );
}
