import { type ListCellProps, useTranslation } from '@taskweave/plugin-sdk';
import { formatAmount } from './formatAmount';

/** The list has fetched the variable for all rows at once. */
export default function AmountCell({ variables }: ListCellProps) {
  const { locale } = useTranslation();
  const value = variables.amount?.value;
  return typeof value === 'number' ? formatAmount(value, locale) : null;
}
