import type { JobHint } from '@gruenland/shared-contracts/api/own-job-postings.ts';

interface TextRule {
  readonly pattern: RegExp;
  readonly text: (match: string) => string;
}

/**
 * Patterns of texts that name or hint at the age, origin, sex or religion of applicants (§ 1 AGG).
 */
const TEXT_RULES: readonly TextRule[] = [
  {
    pattern:
      /(?:höchstens|maximal|nicht älter als|bis(?: zu)?|unter|zwischen)\s+\d{2}(?:\s*(?:und|bis|-|–)\s*\d{2})?\s*jahren?\b|\b\d{2}\s*(?:bis|-|–)\s*\d{2}\s*jahre\b(?!\s*(?:erfahrung|berufs))/iu,
    text: (match) => `„${match}“ begrenzt das Alter. Das ist nach § 7 AGG nicht erlaubt.`,
  },
  {
    pattern:
      /\bjunge[nrsm]?\s+(?:dynamische[nrsm]?\s+)?(?:teams?|leute|menschen|mitarbeit\w*|kolleg\w*|kraft|kräfte|männer|mann|frau|frauen)\b/iu,
    text: (match) => `„${match}“ liest sich, als seien Ältere nicht gemeint (§ 7 AGG).`,
  },
  {
    pattern:
      /\bmuttersprach\w*|\bakzentfrei\w*|\bnur deutsche\b|\bdeutsche[rn]?\s+(?:staatsangehörig\w*|herkunft|abstammung)|\b(?:polnische|rumänische|ukrainische|osteuropäische|ausländische|deutsche)[nrsm]?\s+(?:arbeit\w*|helf\w*|hilfs\w*|kräfte|mitarbeit\w*|ernte\w*|bewerb\w*)/iu,
    text: (match) =>
      `„${match}“ knüpft an die Herkunft an (§ 7 AGG). Nennen Sie, welche Sprache die Arbeit braucht und wie gut.`,
  },
  {
    pattern:
      /\b(?:nur|ausschließlich|bevorzugt)\s+(?:für\s+)?(?:männer|frauen|männlich\w*|weiblich\w*)\b|\bkräftige[nr]?\s+(?:mann|männer)\b/iu,
    text: (match) => `„${match}“ schließt ein Geschlecht aus (§ 7 AGG).`,
  },
  {
    pattern:
      /\b(?:christlich|katholisch|evangelisch|muslimisch)\w*\s+(?:person\w*|mitarbeit\w*|bewerb\w*|kraft)\b|\bkonfessionslos\w*/iu,
    text: (match) => `„${match}“ knüpft an die Religion an (§ 7 AGG).`,
  },
  {
    pattern: /\b(?:ledig\w*|kinderlos\w*|ungebunden\w*|ohne kinder)\b/iu,
    text: (match) => `„${match}“ fragt nach der Familie. Das darf keine Rolle spielen.`,
  },
  {
    pattern: /\b(?:mit|inkl\.|samt)\s+(?:licht)?(?:bild|foto)\b|\bbewerbungsfoto\b/iu,
    text: (match) =>
      `„${match}“: Ein Foto dürfen Sie nicht verlangen; lassen Sie den Satz besser weg.`,
  },
  {
    pattern: /\b(?:letztes|bisheriges|jetziges|derzeitiges)\s+gehalt\b/iu,
    text: (match) =>
      `„${match}“: Nach dem bisherigen Gehalt darf nicht gefragt werden (Richtlinie (EU) 2023/970).`,
  },
];

/**
 * Returns a hint for each statement in a job's texts that limits who may apply. A job with hints
 * can still be published.
 */
export function findTextHints(texts: readonly string[]): JobHint[] {
  const wholeText = texts.join('\n');
  return TEXT_RULES.flatMap(({ pattern, text }): JobHint[] => {
    const match = pattern.exec(wholeText)?.[0];
    return match === undefined ? [] : [{ field: 'text', text: text(match.trim()) }];
  });
}
