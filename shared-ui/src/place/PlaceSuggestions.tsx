import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { classNames } from '#class-names/classNames.ts';
import { IconPin } from '#icon/IconPin.tsx';

import type { PlaceInputs } from './fill-place.ts';
import type { PlacePopup } from './PlacePopup.browser.tsx';
import styles from './PlaceSuggestions.module.css';

export interface PlaceSuggestionsProps {
  /** Names of the inputs for postcode and place. Without it, one input contains both. */
  readonly names?: { readonly postcode: string; readonly place: string };
  /** Labels and inputs. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const loadPopup = () => import(/* webpackChunkName: "places" */ './PlacePopup.browser.tsx');
const loadFillNearestPlace = () =>
  import(/* webpackChunkName: "places" */ './fill-nearest-place.browser.ts');

/**
 * Makes the text inputs inside complete places, and adds a button that fills in the place nearest
 * to the visitor. The code is loaded when an input gets the focus. Without script, the inputs work
 * as they are.
 */
export function PlaceSuggestions({ names, children, className }: PlaceSuggestionsProps) {
  // Forms are also rendered outside the shell, where nothing is requested.
  const shell = useContext(ShellApiContext);
  const frame = useRef<HTMLDivElement>(null);
  const [Popup, setPopup] = useState<typeof PlacePopup | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [message, setMessage] = useState('');
  const openFor = (target: EventTarget | null) => {
    if (!shell || !(target instanceof HTMLInputElement)) return;
    setInput(target);
    // If the code cannot be loaded, for example offline, the input accepts text as before.
    loadPopup().then(
      (module) => setPopup(() => module.PlacePopup),
      () => {},
    );
  };
  // The visitor may have focused an input before hydration.
  const openForFocus = useEffectEvent(() => {
    const { activeElement } = document;
    if (frame.current?.contains(activeElement)) openFor(activeElement);
  });
  useEffect(() => openForFocus(), []);
  const getInputs = () => findInputs(frame.current, names);
  const fillNearestPlace = () => {
    if (!shell) return;
    setMessage('Ihr Standort wird ermittelt …');
    loadFillNearestPlace()
      .then((module) => module.fillNearestPlace(shell.http, getInputs()))
      .then(setMessage, () => setMessage('Das ging gerade nicht. Bitte geben Sie den Ort ein.'));
  };
  return (
    <div
      ref={frame}
      data-place-frame=""
      className={classNames(styles.frame, names && styles.pair, className)}
      onFocus={({ target }) => openFor(target)}
    >
      {children}
      <button type="button" className={styles.near} onClick={fillNearestPlace}>
        <IconPin />
        {names ? 'Ort aus meinem Standort' : <VisuallyHidden>In meiner Nähe</VisuallyHidden>}
      </button>
      <span className={styles.noScript}>„In meiner Nähe“ braucht JavaScript.</span>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {Popup && input ? <Popup key={input.name} input={input} getInputs={getInputs} /> : null}
    </div>
  );
}

/** @throws Error if the frame contains no such inputs */
function findInputs(frame: HTMLElement | null, names: PlaceSuggestionsProps['names']): PlaceInputs {
  const find = (selector: string): HTMLInputElement => {
    const input = frame?.querySelector<HTMLInputElement>(selector);
    if (!input) throw new Error(`place field: there is no ${selector}`);
    return input;
  };
  return names
    ? { place: find(`[name="${names.place}"]`), postcode: find(`[name="${names.postcode}"]`) }
    : { place: find('input'), postcode: null };
}
