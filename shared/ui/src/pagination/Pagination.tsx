import { PAGE_SIZE, pageNumber } from '@taskweave/base/pageSize';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type AddressSource, useAddressParam } from '../address-param/useAddressParam';
import { Icon } from '../icon/Icon';
import { KIT_TEXTS } from '../kit-text/kitTexts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Pagination.module.css';
import { pageButtons } from './pageButtons';

export { PAGE_SIZE };

export interface PaginationProps {
  /** Name of the navigation: "Jobs". */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** How many items there are on all pages. */
  readonly total: number;
  /** 50 by default. */
  readonly pageSize?: number | undefined;
  /** Most numbered buttons: 7 by default, 5 or 3 where room is short. */
  readonly buttons?: 3 | 5 | 7 | undefined;
  readonly onPage: (page: number) => void;
}

/**
 * The pages of a long list, and which of its items are shown; nothing if one page holds them all.
 * On a page that is no longer there, because the list has become shorter, it still offers the way back.
 */
export function Pagination(props: PaginationProps) {
  const { label, page, total, pageSize = PAGE_SIZE, buttons = 7, onPage } = props;
  const { t, locale } = useTexts(KIT_TEXTS);
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1 && page <= 1) return null;
  const first = (page - 1) * pageSize + 1;
  const formats = formatsFor(locale);
  const numbers = {
    first: formats.number(first),
    last: formats.number(Math.min(first + pageSize - 1, total)),
    total: formats.number(total),
  };
  const step = (icon: 'chevron-left' | 'chevron-right', to: number, name: string) => (
    <li>
      <button
        type="button"
        className={styles.step}
        aria-disabled={to < 1 || to > pages || undefined}
        onClick={() => to >= 1 && to <= pages && onPage(to)}
      >
        <Icon name={icon} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </button>
    </li>
  );
  return (
    <nav className={styles.pages} aria-label={t('pages.label', { label })}>
      <ol role="list" className={styles.list}>
        {step('chevron-left', page - 1, t('pages.previous'))}
        {pageButtons(page, pages, buttons).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.page}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => number !== page && onPage(number)}
            >
              <VisuallyHidden>{`${t('common.page')} `}</VisuallyHidden>
              {formats.number(number)}
            </button>
          </li>
        ))}
        {step('chevron-right', page + 1, t('common.nextPage'))}
      </ol>
      <span role="status" className={styles.range} dir="auto">
        {t(first > total ? 'pages.beyond' : 'pages.range', numbers)}
      </span>
    </nav>
  );
}

/**
 * The page in the address, from 1, and its setter. The first page has no parameter; an invalid one counts as the first.
 * @param name of the parameter; `page` belongs to the inbox, so a plugin's page takes another
 * @example const [page, setPage] = usePage(useNavigation(), 'jobsPage');
 */
export function usePage(source: AddressSource, name: string): readonly [number, (page: number) => void] {
  const [text, setText] = useAddressParam(source, name);
  return [pageNumber(text), (next) => setText(next <= 1 ? null : String(next))];
}
