import { isAngularName, isWidgetName } from '../../html/angularNames';
import { attributesOf, closestOf, localNameOf } from './elementAccess';
import { HANDLER_CODE, hideRefused, STYLE_SHEET_TYPE, STYLE_TEXT } from './hideRefused';

/** The source of a form, read into nodes that load, run and show nothing. */
export interface ParsedForm {
  /** Empty once its nodes are on the page. */
  readonly body: DocumentFragment;
  /** Texts of `script[cam-script]` inside the form, in the order of the document. */
  readonly formScripts: readonly string[];
  /** Ordinary scripts, in the order of the document. */
  readonly pageScripts: readonly PageScript[];
  /** Texts of `<style>`. */
  readonly styles: readonly string[];
  /** Addresses of style sheets. */
  readonly styleLinks: readonly string[];
  /** It brings its own colours, which were chosen for a white page. */
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

const ANGULAR_IN_SCRIPT = /\$scope\b|\binject\s*\(|\bangular\b|\.(?:scope|injector|controller)\s*\(/;

export function parseForm(html: string): ParsedForm {
  // In a template nothing runs, and no name in it stands in for a member, as `<img name=querySelectorAll>` does in a
  // document.
  const template = document.createElement('template');
  template.innerHTML = hideRefused(html);
  const body = template.content;
  const formScripts: string[] = [];
  const pageScripts: PageScript[] = [];
  const styles: string[] = [];
  for (const script of body.querySelectorAll('script')) {
    // In drawings and formulas it is an element of another kind.
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

/** Scripts of any other type are data. Modules are taken for what they are not: forms never had them. */
function isJavaScript(script: HTMLScriptElement): boolean {
  const type = script.type.trim().toLowerCase();
  return type === '' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
}
