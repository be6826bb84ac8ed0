import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';
import { Slot } from '@gruenland/shared-ui/shell-context/Slot.tsx';
import { HOME_SLOTS } from './home-slots.ts';
import styles from './home-page.module.css';

/** Renders the front page. Only the server renders the blocks in its region `main`. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <BlockRegion name="front" />
      <BlockRegion name="start" />
      <BlockRegion name="reportage" />
      <BlockRegion name="main" />
      {HOME_SLOTS.map(({ id, name }) => (
        <Slot key={id} id={id} name={name} />
      ))}
    </div>
  );
}
