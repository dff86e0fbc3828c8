import { capitalised } from '@taskweave/base/texts/capitalised';

export function factLabel(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[_.\-\s]+/g, ' ')
    .trim()
    .split(' ')
    .map((word, index) => (index > 0 && !isAbbreviation(word) ? word.toLocaleLowerCase() : word));
  return capitalised(words.join(' '));
}

function isAbbreviation(word: string): boolean {
  return word.length > 1 && word === word.toLocaleUpperCase();
}
