import { perLocale } from '@taskweave/i18n/perLocale';

export function readNumber(text: string, language: string): string | null {
  const bare = text.replace(/^(-?)R?\p{Sc}|\p{Sc}$/giu, '$1');
  const own = signsOf(language);
  // Each may be written as the other languages do: "1.234,56".
  const isOther =
    bare.lastIndexOf(own.decimal) >= 0 && bare.lastIndexOf(own.decimal) < bare.lastIndexOf(own.group);
  const { group, decimal } = isOther ? { group: own.decimal, decimal: own.group } : own;
  const isGrouped = /^-?\d{1,3}(?:\D\d{3})+(?:\D\d+)?$/.test(bare);
  const plain = isGrouped ? bare.replaceAll(group, '') : bare;
  const figures = plain.replace(decimal, '.');
  if (!/^-?\d+(?:\.\d+)?$/.test(figures)) return null;
  const number = Number(figures);
  // A number that would be rounded stays a text, so that nothing else is searched for.
  return Number.isSafeInteger(Math.trunc(number)) ? String(number) : null;
}

export function groupsByBlank({ language }: { readonly language: string }): boolean {
  return /\s/.test(signsOf(language).group);
}

const signsOf = perLocale((language) => {
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.8);
  const sign = (type: string, usual: string) => parts.find((part) => part.type === type)?.value ?? usual;
  return { group: sign('group', ','), decimal: sign('decimal', '.') };
});
