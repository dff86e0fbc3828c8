/** A browser as far as it says what a person asks of it; Safari and Firefox say nothing. */
type Browser = Partial<Navigator> & { readonly connection?: { readonly saveData?: boolean } };

/** Whether a person asks the browser to save data: nothing is fetched on suspicion then. */
export function savesData(browser: Browser): boolean {
  return browser.connection?.saveData === true;
}
