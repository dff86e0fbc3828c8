import { mayShowImage } from './imageAddress';

/** What asks for an address, or may be an escape for it. */
const REQUEST = /(?:url|image-set|src)\(|\\/i;
const ADDRESS = /url\(([^"'()]*)\)|"([^"]*)"|'([^']*)'/gi;

type Declarations = Pick<CSSStyleDeclaration, 'cssText' | 'getPropertyValue' | 'removeProperty'> &
  Iterable<string>;

/** Takes off the declarations that would ask for something else than a picture, whose addresses have the rules of `<img>`. */
export function keepPictures(style: Declarations): void {
  for (const name of [...style]) {
    const own = style.getPropertyValue(name);
    // Empty for a part of a shorthand that the browser puts together later.
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
