import { pageTime } from '@taskweave/base/pageTime';
import { useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import SnoozePopover, { type SnoozePopoverProps } from './SnoozePopover';

/** Until when to snooze the task, from now on. */
export default function SnoozePanel(props: Omit<SnoozePopoverProps, 'locale' | 'now'>) {
  const { locale } = useTranslation();
  const [now] = useState(() => pageTime());
  return <SnoozePopover {...props} locale={locale} now={now} />;
}
