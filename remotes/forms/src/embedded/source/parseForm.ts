import { hideRefused, STYLE_SHEET_TYPE, STYLE_TEXT } from './hideRefused';
import { sanitize } from './sanitize';

/** The source of a form, read into a document that loads, runs and shows nothing. */
export interface ParsedForm {
  readonly body: HTMLElement;
  /** Texts of `script[cam-script]` inside the form, in the order of the document. */
  readonly formScripts: readonly string[];
  /** Ordinary scripts, in the order of the document. */
  readonly pageScripts: readonly PageScript[];
  /** Texts of `<style>`. */
  readonly styles: readonly string[];
  /** Addresses of style sheets. */
  readonly styleLinks: readonly string[];
  /** It brings colours of its own, which were chosen for a white page. */
  readonly hasColours: boolean;
  readonly needs: FormNeeds;
}

export type PageScript =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly address: string };

/** What a form's code expects to be there. */
export interface FormNeeds {
  /** Anything that runs: scripts or AngularJS. */
  readonly code: boolean;
  readonly angular: boolean;
  /** Widgets of UI Bootstrap, such as `uib-datepicker-popup`. */
  readonly widgets: boolean;
  readonly moment: boolean;
}

const ANGULAR_NAME = /^(?:data-|x-)?(?:ng|uib)-/;
const WIDGET_NAME = /^(?:data-|x-)?uib-/;
const ANGULAR_IN_SCRIPT = /\$scope\b|\binject\s*\(|\bangular\b|\.(?:scope|injector|controller)\s*\(/;

export function parseForm(html: string): ParsedForm {
  const document = new DOMParser().parseFromString(hideRefused(html), 'text/html');
  const formScripts: string[] = [];
  const pageScripts: PageScript[] = [];
  const styles: string[] = [];
  for (const script of document.querySelectorAll('script')) {
    const { src, textContent: text } = script;
    if (script.type === STYLE_SHEET_TYPE) {
      styles.push(text);
    } else if (script.hasAttribute('cam-script')) {
      if (script.closest('form') !== null) formScripts.push(text);
    } else if (isJavaScript(script)) {
      const address = script.getAttribute('src');
      pageScripts.push(src && address ? { kind: 'file', address } : { kind: 'text', text });
    }
    script.remove();
  }
  const styleLinks = [...document.querySelectorAll('link[rel~="stylesheet" i][href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  for (const element of document.querySelectorAll('style, link, base, meta, title')) element.remove();
  const scripts = [
    ...formScripts,
    ...pageScripts.map((script) => (script.kind === 'text' ? script.text : '')),
  ].join('\n');
  return {
    body: document.body,
    formScripts,
    pageScripts,
    styles,
    styleLinks,
    hasColours: styleLinks.length > 0 || hasColours(document.body, styles),
    needs: needsOf(document.body, scripts, formScripts.length + pageScripts.length > 0),
  };
}

/** The nodes of a form without anything that could run, for forms that may not. */
export function toInertNodes({ body }: ParsedForm): readonly Node[] {
  return [...body.childNodes].flatMap(sanitize);
}

function hasColours(body: HTMLElement, styles: readonly string[]): boolean {
  const inline = [...body.querySelectorAll(`[${STYLE_TEXT}]`)].map(
    (element) => element.getAttribute(STYLE_TEXT) ?? '',
  );
  return (
    [...styles, ...inline].some((text) => /(?:^|[\s;{-])(?:color|background)\s*:/.test(text)) ||
    body.querySelector('[bgcolor], font[color]') !== null
  );
}

function needsOf(body: HTMLElement, scripts: string, hasScripts: boolean): FormNeeds {
  const names = [...body.querySelectorAll('*')].flatMap((element) => [
    element.localName,
    ...element.getAttributeNames(),
  ]);
  const widgets = names.some((name) => WIDGET_NAME.test(name)) || scripts.includes('$uib');
  const angular =
    widgets ||
    names.some((name) => ANGULAR_NAME.test(name)) ||
    body.textContent.includes('{{') ||
    ANGULAR_IN_SCRIPT.test(scripts);
  return { code: hasScripts || angular, angular, widgets, moment: /\bmoment\b/.test(scripts) };
}

/** Scripts of any other type are data. Modules are taken for what they are not: forms never had them. */
function isJavaScript(script: HTMLScriptElement): boolean {
  const type = script.type.trim().toLowerCase();
  return type === '' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
}
