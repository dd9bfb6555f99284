/** First letters of the first and the last word, without particles: "Aïcha de la Tour" gives "AT". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{Lu}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('') || ([...name.trim()][0] ?? '').toUpperCase();
}
