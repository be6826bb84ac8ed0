import { Suspense, use } from 'react';
import { uiStories } from '@gruenland/shared-ui/stories/ui-stories.tsx';
import { ViewSourceContext } from '#page/view-source.ts';
import { RoomSection } from './RoomSection.tsx';
import styles from './styleguide.module.css';

/** All parts of all rooms in all their states (`/_internal/styleguide`). */
export function StyleguidePage() {
  return (
    <div className={styles.page}>
      <h1>Styleguide</h1>
      <p>
        <a href="/api/mail-preview" data-reload="">
          Alle Mails ansehen
        </a>
      </p>
      <Suspense fallback={<p>Die Bausteine werden geladen …</p>}>
        <Rooms />
      </Suspense>
    </div>
  );
}

function Rooms() {
  const source = use(ViewSourceContext);
  const rooms = [
    { room: 'shared-ui', stories: uiStories },
    ...(source ? use(source.stories()) : []),
  ];
  return (
    <>
      <nav aria-label="Räume">
        <ul>
          {rooms.map(({ room }) => (
            <li key={room}>
              <a href={`#${room}`}>{room}</a>
            </li>
          ))}
        </ul>
      </nav>
      {rooms.map((room) => (
        <RoomSection key={room.room} {...room} />
      ))}
    </>
  );
}
