import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Pagination } from '../pagination/Pagination';
import { Stack } from '../stack/Stack';
import { TextField } from '../text-field/TextField';
import { VARIABLE_TEXTS } from '../variable-editor/variableTexts';
import type { VariablePages } from './useVariablePages';
import styles from './VariablePager.module.css';

/** Search field and pages of a list of variables; nothing for a short one. */
export function VariablePager({ pages }: { readonly pages: Omit<VariablePages, 'turnTo'> }) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const { isMany, wanted, page, total, find, setPage } = pages;
  if (!isMany) return null;
  return (
    <Stack as="search" aria-label={t('list')}>
      <TextField
        label={t('find')}
        isLabelHidden
        type="search"
        placeholder={t('find')}
        value={wanted}
        onChange={find}
      />
      {total === 0 && (
        <p className={styles.none} role="status">
          {t('none.found')}
        </p>
      )}
      <Pagination label={t('list')} page={page} total={total} buttons={5} onPage={setPage} />
    </Stack>
  );
}
