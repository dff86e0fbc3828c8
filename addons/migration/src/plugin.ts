import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { ADMINISTRATORS } from './administrators';
import { MIGRATION_TEXTS } from './texts/migrationTexts';

/** For pages with several engines. */
export default definePlugin({
  id: 'taskweave-migration',
  translations: MIGRATION_TEXTS.translations,
  contributions: [
    contribute('tasklist.route', {
      id: 'migration',
      priority: 80,
      path: '/migration',
      label: '%migration%',
      icon: 'table',
      menu: 'main',
      permission: ADMINISTRATORS,
      component: () => import(/* webpackChunkName: "migration" */ './MigrationPage'),
    }),
  ],
});
