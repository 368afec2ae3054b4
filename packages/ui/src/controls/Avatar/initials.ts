/**
 * What stands for a person without a picture: the first letters of the words of the username,
 * or the first 3 characters of a single word (specification §9), in capitals.
 */
export const initials = (name: string): string => {
  const words = name.normalize('NFC').split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? words.map(word => [...word][0]) : [...(words[0] ?? '')].slice(0, 3);
  return letters.join('').toUpperCase();
};
