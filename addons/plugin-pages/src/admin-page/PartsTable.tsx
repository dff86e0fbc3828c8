import { formatsFor } from '@taskweave/i18n/formats';
import { useI18n } from '@taskweave/i18n/page/I18nContext';
import type { RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { labelOf } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import type { ConditionFacts } from '@taskweave/plugin-files/known-plugins/unmetCondition';
import { Chip, type ChipTone } from '@taskweave/ui/chip';
import { CopyButton } from '@taskweave/ui/copy-button';
import type { IconName } from '@taskweave/ui/icon';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import type { KnownPlugins } from '../common/PluginPages';
import styles from '../common/PluginsPage.module.css';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import { statusView } from '../common/statusView';
import { explainContribution, prioritySource, type Visibility } from './explainContribution';

export interface PartsTableProps {
  readonly point: string;
  readonly parts: readonly RegisteredContribution[];
  readonly registry: Pick<KnownPlugins, 'admin' | 'entry'>;
  readonly facts: ConditionFacts;
}

export function PartsTable({ point, parts, registry, facts }: PartsTableProps) {
  const { t, locale } = usePluginPagesTexts();
  const i18n = useI18n();
  const formats = formatsFor(locale);
  const reasonOf = useReason(facts);
  if (parts.length === 0) return <p className={styles.faint}>{t('parts.none')}</p>;
  return (
    <table className={styles.parts}>
      <caption>
        <VisuallyHidden>{t('parts.caption', { point })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('parts.part')}</th>
          <th scope="col" className={styles.order}>
            {t('parts.priority')}
          </th>
          <th scope="col" className={styles.state}>
            {t('parts.state')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          const { priority, from } = prioritySource(point, part, registry.admin);
          return (
            <tr key={part.key}>
              <th scope="row">
                {labelOf(part, i18n)} <span className={styles.key}>{part.key}</span>
                <CopyButton
                  icon="link"
                  label={t('parts.copy.address', { part: part.key })}
                  text={`${point}:${part.key}`}
                />
                <CopyButton
                  label={t(part.isEnabled ? 'parts.copy.off' : 'parts.copy.on', { part: part.key })}
                  text={`"contributions": ${JSON.stringify({ [`${point}:${part.key}`]: { enabled: !part.isEnabled } })}`}
                />
              </th>
              <td className={styles.order}>
                {priority !== null && formats.number(priority)}{' '}
                <span className={styles.faint}>{t(`parts.from.${from}`)}</span>
              </td>
              <td className={styles.state}>{drawState(part)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );

  function drawState(part: RegisteredContribution) {
    const entry = registry.entry(part.plugin.manifest.id);
    if (entry === null) return null;
    const visibility = explainContribution(part, entry, facts);
    const look = LOOKS[visibility.kind];
    const reason = reasonOf(visibility);
    return (
      <>
        <Chip tone={look.tone} icon={look.icon}>
          {t(`why.${visibility.kind}`)}
        </Chip>
        {reason !== null && <p className={styles.faint}>{reason}</p>}
      </>
    );
  }
}

function useReason(facts: ConditionFacts): (visibility: Visibility) => string | null {
  const { t, locale } = usePluginPagesTexts();
  const formats = formatsFor(locale);
  return reasonOf;

  function reasonOf(visibility: Visibility): string | null {
    switch (visibility.kind) {
      case 'shown':
        return null;
      case 'off':
        return t('why.off.text');
      case 'failed':
        return `${visibility.code}: ${visibility.message}`;
      case 'plugin':
        return t('why.plugin.text', { state: t(statusView(visibility.status).text) });
      case 'unmet': {
        const { kind, wanted } = visibility.unmet;
        if (kind === 'flag') return flagText(wanted[0] ?? '');
        const isOpen = kind === 'processDefinitionKey' && facts.processDefinitionKey == null;
        return t(isOpen ? `why.${kind}.none` : `why.${kind}`, {
          wanted: formats.list(wanted, 'or'),
          user: facts.user,
          found: kind === 'processDefinitionKey' ? facts.processDefinitionKey : groupsText(),
        });
      }
    }
  }

  function flagText(name: string): string {
    const flag = facts.flags[name];
    if (flag === undefined || !Object.hasOwn(facts.flags, name)) return t('why.flag.unknown', { name });
    if (typeof flag === 'boolean') return t('why.flag', { name });
    const audience = [...(flag.groups ?? []), ...(flag.users ?? [])];
    return t('why.flag.some', {
      name,
      audience: formats.list(audience),
      user: facts.user,
      found: groupsText(),
    });
  }

  function groupsText(): string {
    if (facts.groups == null) return t('why.unknown');
    return facts.groups.length === 0 ? t('why.noGroups') : formats.list(facts.groups);
  }
}

const LOOKS: Readonly<Record<Visibility['kind'], { readonly tone: ChipTone; readonly icon: IconName }>> = {
  shown: { tone: 'success', icon: 'check' },
  failed: { tone: 'danger', icon: 'error' },
  plugin: { tone: 'neutral', icon: 'minus' },
  off: { tone: 'neutral', icon: 'minus' },
  unmet: { tone: 'neutral', icon: 'minus' },
};
