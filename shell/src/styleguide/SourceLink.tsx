import styles from './styleguide.module.css';

/** Links to the file and line of a story; on a local site the link opens the editor. */
export function SourceLink({ source }: { readonly source: string | undefined }) {
  if (!source) return null;
  return (
    <p className={styles.source}>
      <a href={`/_internal/source/${source}`} data-reload="">
        {source}
      </a>
    </p>
  );
}
