import { type CardProps, useTranslation } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { formatAmount } from './formatAmount';

/** Invoices above this stand out in the list. */
const HIGH = 2500;

/** The list has fetched the variable for all cards at once. */
export default function AmountBadge({ variables }: CardProps) {
  const { locale } = useTranslation();
  const amount = variables.amount?.value;
  if (typeof amount !== 'number') return null;
  return <Chip tone={amount > HIGH ? 'warning' : 'neutral'}>{formatAmount(amount, locale)}</Chip>;
}
