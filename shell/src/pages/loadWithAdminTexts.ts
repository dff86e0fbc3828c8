import type { I18n } from '@taskweave/i18n/createI18n';

/** The texts of these pages come with their code. */
export async function loadWithAdminTexts<Page>(i18n: I18n, load: () => Promise<Page>): Promise<Page> {
  const [page, { addAdminTexts }] = await Promise.all([
    load(),
    import(/* webpackChunkName: "plugin-pages" */ '../admin/i18n/addAdminTexts'),
  ]);
  await addAdminTexts(i18n);
  return page;
}
