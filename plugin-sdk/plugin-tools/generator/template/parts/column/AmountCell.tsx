import { type ListCellProps, useTranslation } from '@taskweave/plugin-sdk';

export default function AmountCell({ variables }: ListCellProps) {
  const { locale } = useTranslation();
  const amount = variables.amount?.value;
  return typeof amount === 'number' ? new Intl.NumberFormat(locale).format(amount) : null;
}
