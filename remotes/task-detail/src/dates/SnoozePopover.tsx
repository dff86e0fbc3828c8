import { pageTime } from '@taskweave/base/pageTime';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Popover } from '@taskweave/ui/popover';
import { SNOOZE_TEXTS } from '@taskweave/widgets/snooze/snoozeTexts';
import { SnoozeChoices, type SnoozeChoicesProps } from '@taskweave/widgets/snooze-choices';
import { type RefObject, useState } from 'react';

interface SnoozePopoverProps extends Pick<SnoozeChoicesProps, 'onChoose'> {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export default function SnoozePopover({ anchor, onClose, onChoose }: SnoozePopoverProps) {
  const { t, locale } = useTexts(SNOOZE_TEXTS);
  const [now] = useState(() => pageTime());
  const [before] = useState(() => ({ current: document.activeElement as HTMLElement | null }));
  return (
    <Popover label={t('title')} anchor={anchor} finalFocus={before} onClose={onClose}>
      <SnoozeChoices {...{ locale, now, onChoose }} />
    </Popover>
  );
}
