import { isAngularName, isWidgetName } from '../../html/angularNames';
import { attributesOf, closestOf, localNameOf } from './elementAccess';
import { HANDLER_CODE, hideRefused, STYLE_SHEET_TYPE, STYLE_TEXT } from './hideRefused';

export interface ParsedForm {
  readonly body: DocumentFragment;
  readonly formScripts: readonly string[];
  readonly pageScripts: readonly PageScript[];
  readonly styles: readonly string[];
  readonly styleLinks: readonly string[];
  readonly hasColours: boolean;
  readonly needs: FormNeeds;
}

export type PageScript =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly address: string };

export interface FormNeeds {
  readonly code: boolean;
  readonly angular: boolean;
  readonly widgets: boolean;
  readonly moment: boolean;
}

const ANGULAR_IN_SCRIPT = /\$scope\b|\binject\s*\(|\bangular\b|\.(?:scope|injector|controller)\s*\(/;

export function parseForm(html: string): ParsedForm {
  // A template runs nothing, and no name in it shadows a document member, as `<img name=querySelectorAll>` would.
  const template = document.createElement('template');
  template.innerHTML = hideRefused(html);
  const body = template.content;
  const formScripts: string[] = [];
  const pageScripts: PageScript[] = [];
  const styles: string[] = [];
  for (const script of body.querySelectorAll('script')) {
    // Inside SVG, `script` is an SVGScriptElement.
    if (!(script instanceof HTMLScriptElement)) {
      closestOf(script, 'script')?.remove();
      continue;
    }
    const { src, textContent: text } = script;
    if (script.type === STYLE_SHEET_TYPE) {
      styles.push(text);
    } else if (script.hasAttribute('cam-script')) {
      if (closestOf(script, 'form') !== null) formScripts.push(text);
    } else if (isJavaScript(script)) {
      const address = script.getAttribute('src');
      pageScripts.push(src && address ? { kind: 'file', address } : { kind: 'text', text });
    }
    script.remove();
  }
  const styleLinks = [...body.querySelectorAll('link[rel~="stylesheet" i][href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  for (const element of body.querySelectorAll('style, link, base, meta, title')) element.remove();
  const scripts = [
    ...formScripts,
    ...pageScripts.map((script) => (script.kind === 'text' ? script.text : '')),
  ].join('\n');
  return {
    body,
    formScripts,
    pageScripts,
    styles,
    styleLinks,
    hasColours: styleLinks.length > 0 || hasColours(body, styles),
    needs: needsOf(body, scripts, formScripts.length + pageScripts.length > 0),
  };
}

function hasColours(body: DocumentFragment, styles: readonly string[]): boolean {
  const inline = [...body.querySelectorAll(`[${STYLE_TEXT}]`)].map(
    (element) => element.getAttribute(STYLE_TEXT) ?? '',
  );
  return (
    [...styles, ...inline].some((text) => /(?:^|[\s;{-])(?:color|background)\s*:/.test(text)) ||
    body.querySelector('[bgcolor], font[color]') !== null
  );
}

function needsOf(body: DocumentFragment, scripts: string, hasScripts: boolean): FormNeeds {
  const names = [...body.querySelectorAll('*')].flatMap((element) => [
    localNameOf(element),
    ...attributesOf(element).map(({ name }) => name),
  ]);
  const widgets = names.some(isWidgetName) || scripts.includes('$uib');
  const values = [...body.querySelectorAll('*')].flatMap((element) =>
    attributesOf(element).filter(({ name }) => !name.startsWith(HANDLER_CODE)),
  );
  const angular =
    widgets ||
    names.some(isAngularName) ||
    values.some(({ value }) => value.includes('{{')) ||
    body.textContent?.includes('{{') === true ||
    ANGULAR_IN_SCRIPT.test(scripts);
  return { code: hasScripts || angular, angular, widgets, moment: /\bmoment\b/.test(scripts) };
}

/** Modules are treated as data: the old Tasklist never supported them. */
function isJavaScript(script: HTMLScriptElement): boolean {
  const type = script.type.trim().toLowerCase();
  return type === '' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
}
