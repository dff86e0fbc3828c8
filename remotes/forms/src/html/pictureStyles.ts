import { mayShowImage } from './imageAddress';

/** A backslash may escape one of these names. */
const REQUEST = /(?:url|image-set|src)\(|\\/i;
const ADDRESS = /url\(([^"'()]*)\)|"([^"]*)"|'([^']*)'/gi;

type Declarations = Pick<CSSStyleDeclaration, 'cssText' | 'getPropertyValue' | 'removeProperty'> &
  Iterable<string>;

export function keepPictures(style: Declarations): void {
  for (const name of [...style]) {
    const own = style.getPropertyValue(name);
    // The longhands of a shorthand with `var()` are empty.
    const value = own === '' ? style.cssText : own;
    const isUnread = own === '' || name.startsWith('--') || /(?:var|env|attr)\(/i.test(value);
    if (REQUEST.test(value) && (isUnread || !namesPictures(value))) style.removeProperty(name);
  }
}

function namesPictures(value: string): boolean {
  return (
    !value.includes('\\') &&
    [...value.matchAll(ADDRESS)].every(([, bare, double, single]) =>
      mayShowImage((bare ?? double ?? single ?? '').trim()),
    )
  );
}
