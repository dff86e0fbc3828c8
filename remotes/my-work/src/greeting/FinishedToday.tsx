import { useQuery } from '@tanstack/react-query';
import { startOfDay } from '@taskweave/base/calendar';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNavigation, usePages, useTotals, useUser } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { Icon } from '@taskweave/ui/icon';
import { completedPageOf, hrefOfCompleted } from '@taskweave/widgets/completedTask';
import { WorkRow, WorkRows } from '@taskweave/widgets/work-row';
import { WorkCount } from '@taskweave/widgets/work-section';
import { useState } from 'react';
import { MOST_FINISHED } from '../asking/askMyWork';
import { myWorkQueries } from '../asking/myWorkQueries';
import { GREETING_TEXTS } from '../texts/greetingTexts';
import styles from './Greeting.module.css';

const SHOWN = 3;

export function FinishedToday({ now }: { readonly now: Date }) {
  const { t, locale } = useTexts(GREETING_TEXTS);
  const total = useTotals();
  const { id: userId } = useUser();
  const navigation = useNavigation();
  const page = completedPageOf(usePages());
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery({
    ...myWorkQueries(useEngineClient(), userId).finished(startOfDay(now)),
    enabled: isOpen,
  });
  return (
    <li className={styles.line}>
      <button
        type="button"
        className={styles.label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        {t('finished')}{' '}
        {isOpen && data && <WorkCount>{total(data.length, data.length === MOST_FINISHED)}</WorkCount>}
      </button>
      {isOpen && error !== null && <p className={styles.nothing}>{t('finished.failed')}</p>}
      {isOpen && data?.length === 0 && <p className={styles.nothing}>{t('finished.none')}</p>}
      {isOpen && data !== undefined && data.length > 0 && (
        <WorkRows>
          {data.slice(0, SHOWN).map(({ id, name, completed }) => (
            <WorkRow
              key={id}
              href={page && hrefOfCompleted(navigation, page, id)}
              name={name ?? id}
              when={<DateText iso={completed} locale={locale} now={now} form="with-time" />}
            />
          ))}
        </WorkRows>
      )}
      {isOpen && page !== undefined && (
        <a className={styles.label} href={navigation.pageHref(page.place)}>
          {page.item.label}
        </a>
      )}
    </li>
  );
}
