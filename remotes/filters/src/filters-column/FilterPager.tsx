import { figures } from '@taskweave/i18n/figures';
import { useInboxHref, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { IconButton } from '@taskweave/ui/icon-button';
import styles from './FilterPager.module.css';
import { pageNumbers } from './filterPages';

export interface FilterPagerProps {
  readonly page: number;
  readonly last: number;
}

export function FilterPager({ page, last }: FilterPagerProps) {
  const { t, locale } = useTranslation();
  const navigation = useNavigation();
  useInboxHref({ filterPage: null });
  const hrefOf = (number: number) =>
    navigation.inboxHref({ filterPage: number === 1 ? null : String(number) });
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {page > 1 && (
        <IconButton icon="chevron-left" label={t('common.previousPage')} href={hrefOf(page - 1)} />
      )}
      {pageNumbers(page, last).map((number) => (
        <Button
          key={number}
          size="sm"
          href={hrefOf(number)}
          aria-label={t('pager.page', { number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {figures(number, locale)}
        </Button>
      ))}
      {page < last && (
        <IconButton icon="chevron-right" label={t('common.nextPage')} href={hrefOf(page + 1)} />
      )}
    </nav>
  );
}
