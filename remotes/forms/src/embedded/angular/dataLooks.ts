import type { AngularElement, Scope } from '../libraries/angularTypes';
import { STYLE_EXPRESSION } from '../source/prepareNodes';
import { CLASS_EXPRESSION, directiveOf } from './dropDoubleExpressions';

/* Data may only select looks that the form's author has named: no class of the page, and no property that leaves the form's area. */

export type Interpolate = (template: string) => (scope: Scope) => string;
type Attributes = Readonly<Record<string, string | undefined>>;

const LOOKS =
  /^(?:(?:background-)?color|border-(?:[a-z]+-)*(?:color|radius|style|width)|display|font-(?:size|style|variant[a-z-]*|weight)|letter-spacing|line-height|(?:min-|max-)?(?:height|width)|opacity|padding-[a-z]+|text-(?:align|decoration[a-z-]*|transform)|vertical-align|visibility|white-space[a-z-]*|word-spacing)$/;
const CLASSES =
  /^(?:(?:alert|badge|bg|btn|caption|col|glyphicon|has|help|icon|img|input|jumbotron|label|list|nav|ng|page|pager|pagination|panel|progress|row|table|text|thumbnail|uib|visible|well)(?:-[\w-]+)?|active|bottom|checked|clearfix|close|collapse|collapsed|collapsing|danger|disabled|fade|first|hidden|hide|in|info|invisible|last|lead|left|open|primary|pull-\w+|right|show|small|success|top|warning)$/;
/** These Bootstrap classes overlay others, so the form must name them in full. */
const OVER = /^(?:affix|carousel|dropdown|modal|navbar|popover|sr-only|tooltip)/;

export function wordsOf(sources: readonly string[]): ReadonlySet<string> {
  return new Set(sources.flatMap((source) => source.match(/[\p{L}\p{N}_-]+/gu) ?? []));
}

export function ownClasses(text: string, words: ReadonlySet<string>): readonly string[] {
  return text.split(/\s+/).filter((name) => name !== '' && isOwnClass(name, words));
}

function isOwnClass(name: string, words: ReadonlySet<string>): boolean {
  if (words.has(name)) return true;
  if (OVER.test(name)) return false;
  return CLASSES.test(name) || [...words].some((word) => /\w[-_]$/.test(word) && name.startsWith(word));
}

export function classDirective(
  $interpolate: Interpolate,
  { words }: { readonly words: ReadonlySet<string> },
) {
  return {
    compile(_template: unknown, attributes: Attributes) {
      const read = $interpolate(attributes[directiveOf(CLASS_EXPRESSION)] ?? '');
      return (scope: Scope, element: AngularElement) => {
        let before: readonly string[] = [];
        scope.$watch(
          () => read(scope),
          (text) => {
            element[0]?.classList.remove(...before);
            before = ownClasses(String(text), words);
            element[0]?.classList.add(...before);
          },
        );
      };
    },
  };
}

/** The CSP blocks the `style` attribute, but not setting the property. */
export function styleDirective($interpolate: Interpolate) {
  return {
    compile(_template: unknown, attributes: Attributes) {
      const template = attributes[directiveOf(STYLE_EXPRESSION)] ?? '';
      const read = $interpolate(template);
      const named = propertiesIn(template);
      return (scope: Scope, element: AngularElement) => {
        let put: readonly string[] = [];
        scope.$watch(
          () => read(scope),
          (text) => {
            const style = element[0]?.style;
            if (style === undefined) return;
            for (const name of put) style.removeProperty(name);
            put = putOwn(style, String(text), named);
          },
        );
      };
    },
  };
}

export function ngStyleLink(formWords: ReadonlySet<string>) {
  return (scope: Scope, element: AngularElement, { ngStyle }: Attributes) => {
    const words = new Set([...formWords, ...wordsOf([ngStyle ?? ''])]);
    scope.$watchCollection(ngStyle, (now, before) => {
      for (const name of Object.keys(Object(before))) element.css(name, '');
      for (const [name, value] of Object.entries(Object(now) as Readonly<Record<string, unknown>>)) {
        const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        const isNamed = LOOKS.test(property) || words.has(name) || words.has(property);
        if (isNamed && staysInPlace(property, value)) element.css(name, value);
      }
    });
  };
}

function propertiesIn(template: string): readonly string[] {
  const [first = '', ...rest] = template.split('{{');
  const written = [first, ...rest.map((piece) => piece.slice(piece.indexOf('}}') + 2))].join(' ');
  return written
    .split(';')
    .map((part) =>
      part
        .slice(0, Math.max(part.indexOf(':'), 0))
        .trim()
        .toLowerCase(),
    )
    .filter((name) => name !== '');
}

function putOwn(style: CSSStyleDeclaration, text: string, named: readonly string[]): readonly string[] {
  const read = document.createElement('i').style;
  read.cssText = text;
  const names = [...named, ...[...read].filter((name) => LOOKS.test(name))];
  return names.filter((name) => {
    const value = read.getPropertyValue(name);
    const isPut = value !== '' && staysInPlace(name, value);
    if (isPut) style.setProperty(name, value, read.getPropertyPriority(name));
    return isPut;
  });
}

function staysInPlace(property: string, value: unknown): boolean {
  const places = ['', 'absolute', 'relative', 'static'];
  return property !== 'position' || places.includes(String(value).trim().toLowerCase());
}
