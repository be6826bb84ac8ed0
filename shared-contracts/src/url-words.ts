/**
 * Returns the value for a German word in a page URL. URLs use German words, code uses English
 * values; `wordByValue` contains the German word for each value.
 *
 * @returns undefined for a word that is not in the table
 */
export function findValueByUrlWord<Value extends string>(
  wordByValue: Readonly<Record<Value, string>>,
  word: string | null | undefined,
): Value | undefined {
  return (Object.keys(wordByValue) as Value[]).find((value) => wordByValue[value] === word);
}
