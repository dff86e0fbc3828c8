import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import type bulk from './bulk/texts/en.json';
import { formsConfig } from './form-parts/formsConfig';
import de from './i18n/de.json';
import en from './i18n/en.json';

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en & CommonTexts & typeof bulk;
    config: typeof formsConfig;
  }
}

export default definePlugin({
  id: 'taskweave-forms',
  config: formsConfig,
  translations: { en, de },
  activate(context) {
    if (context.storage.get('mayHaveHeld') !== true) return;
    import(/* webpackChunkName: "held" */ './held/tellKept').then(
      ({ tellKept }) => tellKept(context, context.signal),
      () => undefined,
    );
  },
  contributions: [
    contribute('shell.setting', {
      id: 'undo',
      label: '%undo.setting%',
      component: () => import(/* webpackChunkName: "held" */ './held/time/UndoSetting'),
    }),
    contribute('tasklist.form.view', {
      id: 'form-view',
      priority: 100,
      commands: [
        { id: 'form.submit', label: '%form.complete%', keys: ['Mod+Enter'] },
        { id: 'task.complete', label: '%form.completeWithout%', keys: ['e'] },
      ],
      component: () => import('./form-view/FormView'),
    }),
    contribute('tasklist.list.bulk-action', {
      id: 'complete',
      priority: 400,
      label: '%form.complete%',
      icon: 'check',
      command: 'task.complete',
      keys: ['e'],
      component: () => import(/* webpackChunkName: "held" */ './bulk/CompleteAction'),
    }),
    contribute('tasklist.card', {
      id: 'draft',
      isInline: true,
      component: () => import(/* webpackChunkName: "drafts" */ './drafts/DraftBadge'),
    }),
    contribute('tasklist.task.empty', {
      id: 'drafts',
      priority: 50,
      label: '%drafts%',
      component: () => import(/* webpackChunkName: "drafts" */ './drafts/my-drafts/MyDrafts'),
    }),
    contribute('tasklist.form', {
      id: 'generic',
      formType: 'generic',
      // Only the engine knows which of the two a task without a key has, so they share a chunk.
      component: () => import(/* webpackChunkName: "plain" */ './generic/GenericForm'),
    }),
    contribute('tasklist.form', {
      id: 'generated',
      formType: 'generated',
      component: () => import(/* webpackChunkName: "plain" */ './generated/GeneratedForm'),
    }),
    contribute('tasklist.form', {
      id: 'embedded',
      formType: 'embedded',
      component: () => import('./embedded/EmbeddedForm'),
    }),
    contribute('tasklist.form', {
      id: 'form-js',
      formType: 'camunda-forms',
      component: () => import('./form-js/FormJsForm'),
    }),
    contribute('tasklist.form', {
      id: 'external',
      formType: 'external',
      buttons: 'none',
      component: () => import(/* webpackChunkName: "plain" */ './external/ExternalForm'),
    }),
  ],
});
