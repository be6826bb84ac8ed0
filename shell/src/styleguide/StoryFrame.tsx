import { useEffect, useRef, useState } from 'react';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { receiveFindings } from './check-accessibility.ts';
import type { AccessibilityFinding } from './check-accessibility.ts';
import { SourceLink } from './SourceLink.tsx';
import { getStoryPath } from './story-location.ts';
import { formatStoryViewOptions, STORY_WIDTHS_PX } from './story-view-options.ts';
import type { StoryTheme, StoryViewOptions } from './story-view-options.ts';
import styles from './styleguide.module.css';

interface StoryFrameProps {
  readonly packageName: string;
  readonly story: StoryDefinition;
  readonly options: StoryViewOptions;
}

const THEMES: readonly StoryTheme[] = ['hell', 'dunkel'];

/**
 * Shows one story in an iframe, so that media queries apply to the chosen width. Above the iframe
 * are links for choosing width and colors, below it are the findings of the accessibility check
 * (axe).
 */
export function StoryFrame({ packageName, story, options }: StoryFrameProps) {
  const path = getStoryPath(packageName, story.title, story.state);
  const standaloneUrl = path + formatStoryViewOptions({ ...options, isStandalone: true });
  return (
    <>
      <nav aria-label="Ansicht" className={styles.options}>
        <OptionList
          label="Breite"
          choices={STORY_WIDTHS_PX.map((widthPx) => ({
            text: `${widthPx} px`,
            href: path + formatStoryViewOptions({ ...options, widthPx }),
            isCurrent: widthPx === options.widthPx,
          }))}
        />
        <OptionList
          label="Farben"
          choices={THEMES.map((theme) => ({
            text: theme,
            href: path + formatStoryViewOptions({ ...options, theme }),
            isCurrent: theme === options.theme,
          }))}
        />
        <a href={standaloneUrl}>Allein ansehen</a>
      </nav>
      <SourceLink source={story.source} />
      <FrameWithFindings
        key={standaloneUrl}
        url={standaloneUrl}
        story={story}
        widthPx={options.widthPx}
      />
    </>
  );
}

interface FrameWithFindingsProps {
  readonly url: string;
  readonly story: StoryDefinition;
  readonly widthPx: number;
}

/** Shows a story in a frame, and below it axe's findings about the story. */
function FrameWithFindings({ url, story, widthPx }: FrameWithFindingsProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [findings, setFindings] = useState<readonly AccessibilityFinding[] | null>(null);
  useEffect(() => (ref.current ? receiveFindings(ref.current, setFindings) : undefined), []);
  return (
    <>
      <div className={styles.frame} tabIndex={0} role="region" aria-label="Baustein">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- shows a page of this site */}
        <iframe ref={ref} src={url} title={`${story.title}, ${story.state}`} width={widthPx} />
      </div>
      <FindingsReport findings={findings} />
    </>
  );
}

interface Choice {
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

function OptionList({ label, choices }: { readonly label: string; readonly choices: Choice[] }) {
  return (
    <p>
      {label}:{' '}
      {choices.map(({ text, href, isCurrent }) => (
        <a key={text} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </p>
  );
}

function FindingsReport({
  findings,
}: {
  readonly findings: readonly AccessibilityFinding[] | null;
}) {
  return (
    <div role="status" data-verdict={findings?.length}>
      {findings === null && <p>axe prüft, sobald das Skript geladen ist.</p>}
      {findings?.length === 0 && <p>axe: keine Befunde.</p>}
      {findings !== null && findings.length > 0 && (
        <>
          <p>{findings.length === 1 ? 'axe: 1 Befund' : `axe: ${findings.length} Befunde`}</p>
          <ul>
            {findings.map(({ rule, help, targets }) => (
              <li key={rule} lang="en">
                <code>{rule}</code>: {help} ({targets.join(', ')})
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
