import { useQuery } from '@tanstack/react-query';
import { type TaskProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { amountsOf } from './amountsOf';
import { formatAmount } from './formatAmount';

/** Invoices above this stand out in the list. */
const HIGH = 2500;

/** Nothing until the amount is known, and nothing when it cannot be had: a list must not jump, and a badge is no news. */
export default function AmountBadge({ task }: TaskProps) {
  const { locale } = useTranslation();
  const engine = useEngineClient();
  const { processInstanceId } = task;
  const { data: amount } = useQuery({
    queryKey: ['invoice-amount', engine.name, processInstanceId],
    queryFn: () => (processInstanceId === null ? null : amountsOf(engine).load(processInstanceId)),
    staleTime: 60_000,
    throwOnError: false,
  });
  if (amount == null) return null;
  return <Chip tone={amount > HIGH ? 'warning' : 'neutral'}>{formatAmount(amount, locale)}</Chip>;
}
