import { createHash } from 'node:crypto';
import { siteColours } from '@gruenland/shared-contracts/site-colours.ts';

type Scheme = (typeof siteColours)['light' | 'dark'];

function formatProperties({ line, ink, muted, paper }: Scheme): string {
  return `--line: ${line}; --ink: ${ink}; --muted: ${muted}; --paper: ${paper};`;
}

/** The only style sheet of the mail pages; the Content-Security-Policy allows it by its hash. */
export const mailPageStyle = `
:root { color-scheme: light dark; ${formatProperties(siteColours.light)} }
@media (prefers-color-scheme: dark) { :root { ${formatProperties(siteColours.dark)} } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
p.note { color: var(--muted); }
a { color: inherit; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .6rem .5rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); background: ${siteColours.light.surface}; }
@media (max-width: 40rem) { thead { display: none; } tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); } td { display: block; border: 0; padding: .1rem 0; } }
`;

const styleHash = createHash('sha256').update(mailPageStyle).digest('base64');

/**
 * Content-Security-Policy of the mail pages. Allows only `mailPageStyle` and frames of the same
 * origin, which show HTML mails; allows no scripts.
 */
export const mailPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
