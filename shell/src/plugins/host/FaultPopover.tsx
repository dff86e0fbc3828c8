import { Popover } from '@taskweave/ui/popover';
import type { RefObject } from 'react';
import { useShellText } from '../../i18n/useShellText';
import { FaultCard, type FaultCardProps } from './FaultCard';

interface FaultPopoverProps extends FaultCardProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The card of what failed, beside its sign. */
export default function FaultPopover({ anchor, onClose, ...card }: FaultPopoverProps) {
  const { t } = useShellText();
  return (
    <Popover label={t('plugin.failed', { name: card.name })} anchor={anchor} onClose={onClose}>
      <FaultCard {...card} />
    </Popover>
  );
}
