/**
 * Puts a form's style sheets on the page so that they reach nothing but the form.
 *
 * @param selector of the element that holds the form
 * @returns the way to take them off again
 */
export function scopeStyles(texts: readonly string[], selector: string): () => void {
  const sheets = texts.map((text) => scopedSheet(text, selector));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}

function scopedSheet(text: string, selector: string): CSSStyleSheet {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  const inside: string[] = [];
  const outside: string[] = [];
  // Written anew rule by rule, so that no stray bracket ends the scope early.
  for (const rule of parsed.cssRules) {
    const isGlobalByNature = rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule;
    (isGlobalByNature ? outside : inside).push(rule.cssText);
  }
  const scoped = new CSSStyleSheet();
  scoped.replaceSync(`${outside.join('\n')}\n@scope (${selector}) {\n${inside.join('\n')}\n}`);
  return scoped;
}
