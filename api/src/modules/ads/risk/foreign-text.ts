const germanWords = new Set(
  'der die das und ist nicht mit ein eine einen von zu im in auf fuer den dem des sich wir ich sie er es bei oder auch sehr gut guter zum zur aus nach wird werden wurde kann noch nur als an am vom bis ab mehr hat haben sind alle unter ueber durch abzugeben verkaufe verkaufen suche'.split(
    ' ',
  ),
);
const foreignWords = new Set(
  'the and is of to for with my you your this that have has please contact are will am not very good condition selling sale price shipping buyer am je suis vous nous pour avec est les des une vente bonjour por favor para con una los las muy buenos dobry sprzedam jest nie oraz ve bir icin'.split(
    ' ',
  ),
);

/**
 * Returns whether a text is not German. Short texts give too little evidence and count as German.
 */
export function isForeignText(words: string): boolean {
  const allWords = words.trim().split(' ');
  if (allWords.length < 10) return false;
  const countMatches = (wordList: ReadonlySet<string>) =>
    allWords.filter((word) => wordList.has(word)).length;
  return (
    countMatches(foreignWords) > allWords.length * 0.18 &&
    countMatches(germanWords) < allWords.length * 0.1
  );
}
