import {
  type ConfigOf,
  contribute,
  defineConfig,
  type Language,
  type PluginServices,
  type TextKeyOf,
  usePluginConfig,
  useTranslation,
} from '@taskweave/plugin-sdk';
import type en from './en';

// Type checks only, as a separate plugin: each line that must not compile is marked.
const riskConfig = defineConfig({
  type: 'object',
  properties: { threshold: { type: 'number', default: 70 }, note: { type: 'string' } },
});

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en;
    config: typeof riskConfig;
  }
}

const { t } = useTranslation();
t('tab.title');
t('tab.hits', { count: 2 });
t('tab.score', { score: 42, most: 100 });
// @ts-expect-error the text has placeholders
t('tab.score');
// @ts-expect-error one of them gets no value
t('tab.score', { score: 42 });
// @ts-expect-error the text has no such placeholder
t('tab.score', { score: 42, most: 100, least: 0 });
// @ts-expect-error each plural form takes the count
t('tab.hits', {});
// @ts-expect-error there is no such text
t('no.such.key');
// @ts-expect-error a stem of keys is no key
t('tab');
declare const state: 'open' | 'done';
t(`state.${state}`);
declare const other: 'open' | 'lost';
// @ts-expect-error one of the states has no text
t(`state.${other}`);

declare const services: PluginServices;
services.language.t('tab.title');
// @ts-expect-error the services know the same texts
services.language.t('no.such.key');

declare const component: () => Promise<{ default: () => null }>;
contribute('tasklist.task.detail', { id: 'risk', label: '%tab.title%', component });
// @ts-expect-error there is no such text
contribute('tasklist.task.detail', { id: 'risk', label: '%tab.titel%', component });
// @ts-expect-error a label is a text of the plugin
contribute('tasklist.task.detail', { id: 'risk', label: 'Risk', component });

const config = usePluginConfig();
config.threshold satisfies number;
config.note satisfies string | undefined;
// @ts-expect-error nobody declared it
config.treshold;
// @ts-expect-error it cannot be changed
config.threshold = 2;

// Code that names the type itself still compiles, as long as it matches the schema.
usePluginConfig<ConfigOf<typeof riskConfig>>().threshold satisfies number;
usePluginConfig<{ readonly threshold: number }>().threshold satisfies number;
// @ts-expect-error the schema says that it is a number
usePluginConfig<{ readonly threshold: string }>().threshold;

// With several plugins in one program, each names its own texts.
declare const others: { readonly hello: string };
useTranslation<TextKeyOf<typeof others>>().t('hello');
// @ts-expect-error that is a text of this plugin
useTranslation<TextKeyOf<typeof others>>().t('tab.title');

// A language for any key is assignable, so that a test can stand in for the shell.
declare const anyText: Language<string>;
anyText satisfies Language;
