import type { Catalogue } from '@taskweave/i18n/catalogue';
import type { I18n } from '@taskweave/i18n/createI18n';
import { adjustFormats } from '@taskweave/i18n/formats';
import type { InstallationSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import type { NotificationRequest } from '@taskweave/plugin-sdk';
import type { ErrorIds } from '@taskweave/ui/host/error-ids';
import { languageName } from '../i18n/languageName';
import type { BuiltinPlugin, Runtime } from '../runtime/Runtime';
import de from './de.json';
import en from './en.json';
import { fetchSuiteTexts } from './fetchSuiteTexts';
import { mapLabels } from './mapLabels';
import { withPatterns } from './patterns/withPatterns';
import { createSuiteLocale, type LocaleAnswer, type SuiteLocaleOptions } from './SuiteLocale';

const PATIENCE = 3000;
const TEXTS = 'shell.installation';

export interface PreparedPage {
  readonly i18n: I18n;
  readonly runtime: Pick<Runtime, 'appRoot' | 'builtin'>;
  readonly errorIds: ErrorIds;
}

export type TellLater = (notify: (request: NotificationRequest) => void) => void;

export interface InstallationOptions {
  readonly locales: InstallationSettings['locales'] | null;
  readonly dateFormat: Partial<InstallationSettings['dateFormat']> | null;
  readonly i18n: I18n;
  readonly locale: SuiteLocaleOptions;
  readonly builtin: readonly BuiltinPlugin[];
}

export async function prepareInstallation(options: InstallationOptions): Promise<TellLater> {
  const { locales, dateFormat, i18n } = options;
  if (dateFormat !== null) adjustFormats((formats) => withPatterns(formats, dateFormat));
  if (locales === null) return () => {};
  const { availableLocales, fallbackLocale } = locales;
  const shipped = i18n.languages;
  const notices: NotificationRequest[] = [];
  let notify = (request: NotificationRequest): void => void notices.push(request);
  const locale = createSuiteLocale(options.locale);
  void i18n.addTranslations(TEXTS, { en, de }, { takesCommon: true });

  const suiteTexts = fetchSuiteTexts(options.builtin, options.locale.fetch);
  const show = async (language: string, labels: Catalogue) =>
    i18n.layOver(language, mapLabels(labels, await suiteTexts));

  async function refresh(language: string): Promise<void> {
    const answer = await locale.ask(language);
    if (answer.kind === 'texts') await show(language, answer.labels);
    else if (!shipped.includes(language)) notify(noticeOf(language, answer.kind));
  }

  async function load(language: string): Promise<void> {
    const kept = locale.kept(language);
    const refreshed = Promise.all([refresh(language), loadBeneath(language)]);
    if (kept === null) await refreshed;
    else await show(language, kept);
  }

  async function loadBeneath(language: string): Promise<void> {
    if (shipped.includes(language) || language === fallbackLocale) return;
    const answer = await locale.fetch(fallbackLocale);
    if (answer.kind === 'texts') await show(fallbackLocale, answer.labels);
  }

  function noticeOf(language: string, reason: Exclude<LocaleAnswer['kind'], 'texts'>): NotificationRequest {
    const values = { language, name: languageName(language) };
    return {
      kind: 'error',
      title: i18n.t(TEXTS, 'locale.title'),
      detail: i18n.t(TEXTS, `locale.${reason}`, values),
      tag: TEXTS,
    };
  }

  const offered = i18n.offer({
    languages: availableLocales ?? shipped,
    fallback: fallbackLocale,
    load,
  });
  await Promise.race([offered, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return (tell) => {
    notify = tell;
    for (const notice of notices.splice(0)) tell(notice);
  };
}
