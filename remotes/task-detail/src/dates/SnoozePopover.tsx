import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Popover } from '@taskweave/ui/popover';
import { SNOOZE_TEXTS } from '@taskweave/widgets/snooze/snoozeTexts';
import { SnoozeChoices, type SnoozeChoicesProps } from '@taskweave/widgets/snooze-choices';
import { type RefObject, useState } from 'react';

export interface SnoozePopoverProps extends SnoozeChoicesProps {
  /** What it opens next to. The focus goes back to where it was. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Asks until when to snooze a task, beside what shows the task. Load it lazily: it includes the positioning code. */
export default function SnoozePopover({ anchor, onClose, ...choices }: SnoozePopoverProps) {
  const { t } = useTexts(SNOOZE_TEXTS);
  const [before] = useState(() => ({ current: document.activeElement as HTMLElement | null }));
  return (
    <Popover label={t('title')} anchor={anchor} finalFocus={before} onClose={onClose}>
      <SnoozeChoices {...choices} />
    </Popover>
  );
}
