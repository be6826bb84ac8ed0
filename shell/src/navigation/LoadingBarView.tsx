import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { ShellState } from '#store/create-shell-store.ts';
import styles from './navigation.module.css';

/**
 * Shows the loading bar at the top of the page (specification section 9). The bar is hidden from
 * screen readers, which announce the new title instead.
 */
export function LoadingBarView() {
  const { progress, loading, failed } = useSelector((state: ShellState) => state.navigation);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A script sets the style, because the content security policy forbids style attributes in
    // HTML.
    bar.current?.style.setProperty('transform', `scaleX(${progress / 100})`);
  }, [progress]);
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-loading={loading}
      data-failed={failed}
      aria-hidden="true"
    />
  );
}
