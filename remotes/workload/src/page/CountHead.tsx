import { encodeText } from '@taskweave/base/texts/encodeText';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { CopyButton } from '@taskweave/ui/copy-button';
import { Note } from '@taskweave/ui/note';
import { ScopeMenu } from '@taskweave/widgets/scope-menu';
import { type CountView, scopeId } from '../counting/CountScope';
import type { CountRun } from '../counting/useCountRun';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import styles from './WorkloadPage.module.css';

export interface CountHeadProps {
  readonly view: CountView;
  readonly filters: readonly Filter[];
  readonly run: CountRun;
}

export function CountHead({ view, filters, run }: CountHeadProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const { navigation, page } = usePluginServices();
  const { scope, at, listFilterId } = view;
  const name = scope?.name ?? t('scope.all');
  const time = formatsFor(locale).time(at);
  return (
    <>
      <div className={styles.head}>
        <ScopeMenu
          title={t('scope')}
          name={name}
          label={t('scope.label', { name })}
          icon="filter"
          value={scopeId(scope)}
          options={[
            { value: '', label: t('scope.all') },
            ...filters.map((filter) => ({ value: filter.id, label: filter.name })),
          ]}
          onChange={(id) =>
            navigation.openPage(id === '' ? '/workload' : `/workload/filter/${encodeText(id)}`)
          }
        />
        <p className={styles.counted} role="status">
          {scope === null ? t('counted', { time }) : t('counted.filter', { time, name: scope.name })}
        </p>
        <Button icon="refresh" variant="secondary" busy={run.isCounting} onClick={run.refresh}>
          {t('common.refresh')}
        </Button>
        <span>
          <CopyButton icon="link" label={t('copyLink')} text={() => page.address} />
        </span>
      </div>
      {listFilterId === null && <Note icon="info">{t('noList')}</Note>}
    </>
  );
}
