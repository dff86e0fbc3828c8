/**
 * One list over two engines: `npm start -- --with camunda`.
 * @param {import('../images.mjs').Studio} studio
 */
export default async function engines({ newPage, enter, take }) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const page = await newPage({ colorScheme, viewport: { width: 1440, height: 900 } });
    await enter(page, '');
    await page.getByRole('link', { name: /^My tasks/ }).click();
    await page
      .locator('[data-row]')
      .filter({ hasText: /Plan handover.*CAM|CAM.*Plan handover/ })
      .first()
      .click();
    await page.getByRole('tabpanel').waitFor();
    await take(`engines-${colorScheme}`, page);
  }
}
