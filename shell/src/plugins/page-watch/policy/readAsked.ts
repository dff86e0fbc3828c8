import { placeOf } from './placeOf';

/** Attributes whose addresses the browser fetches by itself; a link waits for a person. */
const FETCHED = ['src', 'srcset', 'poster', 'data', 'style', 'href'];
const ASKING = `:is(${FETCHED.map((name) => `[${name}]`).join()}):not(a, area, base)`;

/**
 * Reads what the page asks for, once for however many addresses.
 *
 * @returns the places of those that ask for an address, or for one that begins so; as {@link placeOf} names them
 */
export function readAsked(page: Document): (address: string) => ReadonlySet<string> {
  const asked = [...page.querySelectorAll(ASKING)].flatMap((element) => {
    const place = placeOf(element);
    return place === undefined ? [] : [{ place, values: valuesOf(element) }];
  });
  return (address) =>
    new Set(
      asked.filter(({ values }) => values.some((value) => value.includes(address))).map(({ place }) => place),
    );
}

/** As they are written, and as the browser reads them. */
function valuesOf(element: Element): readonly string[] {
  return FETCHED.flatMap((name) => {
    const value = element.getAttribute(name);
    if (value === null) return [];
    return URL.canParse(value, element.baseURI) ? [value, new URL(value, element.baseURI).href] : [value];
  });
}
