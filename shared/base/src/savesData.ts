/** Safari and Firefox lack `connection`. */
type Browser = Partial<Navigator> & { readonly connection?: { readonly saveData?: boolean } };

export function savesData(browser: Browser): boolean {
  return browser.connection?.saveData === true;
}
