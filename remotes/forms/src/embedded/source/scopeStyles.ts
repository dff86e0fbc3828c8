import { keepPictures } from '../../html/pictureStyles';
import { prefixSelector } from './prefixNames';

/** Untrusted forms keep only plain rules, since fonts, animations and the like are global to the page. */
export function scopeStyles(
  texts: readonly string[],
  selector: string,
  { isTrusted }: { readonly isTrusted: boolean },
): () => void {
  const sheets = texts.map((text) => scopedSheet(text, selector, isTrusted));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}

function scopedSheet(text: string, selector: string, isTrusted: boolean): CSSStyleSheet {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  if (!isTrusted) keepPlainRules(parsed);
  const inside: string[] = [];
  const outside: string[] = [];
  // Each rule is serialized on its own, so that no stray bracket closes the scope early.
  for (const rule of parsed.cssRules) {
    const isGlobalByNature = rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule;
    (isGlobalByNature ? outside : inside).push(rule.cssText);
  }
  const scoped = new CSSStyleSheet();
  scoped.replaceSync(`${outside.join('\n')}\n@scope (${selector}) {\n${inside.join('\n')}\n}`);
  return scoped;
}

function keepPlainRules(holder: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  for (let index = holder.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = holder.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = prefixSelector(rule.selectorText);
      keepPictures(rule.style);
      keepPlainRules(rule);
    } else if (rule instanceof CSSConditionRule) {
      keepPlainRules(rule);
    } else {
      holder.deleteRule(index);
    }
  }
}
