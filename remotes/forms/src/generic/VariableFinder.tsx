import { useTranslation } from '@taskweave/plugin-sdk';
import { Pagination } from '@taskweave/ui/pagination';
import { TextField } from '@taskweave/ui/text-field';
import styles from './GenericForm.module.css';
import { PAGE_SIZE, type VariablePages } from './useVariablePages';

export function VariableFinder({ pages }: { readonly pages: VariablePages }) {
  const { t } = useTranslation();
  const { isMany, wanted, page, total, find, setPage } = pages;
  if (!isMany) return null;
  return (
    <search className={styles.finder} aria-label={t('generic.list')}>
      <TextField
        label={t('common.findVariables')}
        isLabelHidden
        type="search"
        placeholder={t('common.findVariables')}
        value={wanted}
        onChange={find}
      />
      {total === 0 && (
        <p className={styles.empty} role="status">
          {t('generic.notFound')}
        </p>
      )}
      <Pagination
        label={t('generic.list')}
        page={page}
        total={total}
        pageSize={PAGE_SIZE}
        buttons={5}
        onPage={setPage}
      />
    </search>
  );
}
