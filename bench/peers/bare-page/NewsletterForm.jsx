'use client';
import { useState } from 'react';

/** Form that checks an address and confirms the order of the newsletter. */
export function NewsletterForm() {
  const [state, setState] = useState('empty');
  const submit = (event) => {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get('address');
    setState(/^\S+@\S+\.\S+$/.test(String(address)) ? 'ordered' : 'refused');
  };
  if (state === 'ordered') return <p role="status">Bitte bestätigen Sie Ihre Adresse.</p>;
  return (
    <form className="newsletter" onSubmit={submit} noValidate>
      <h2>Newsletter</h2>
      <input name="address" type="email" aria-label="E-Mail-Adresse" />
      <button type="submit">Bestellen</button>
      {state === 'refused' ? <p role="alert">Diese Adresse ist unvollständig.</p> : null}
    </form>
  );
}
