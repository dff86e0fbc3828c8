import type { Commands, PointItem } from '@taskweave/plugin-sdk';
import { MenuButton } from '@taskweave/ui/menu-button';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useShellText } from '../i18n/useShellText';
import { actionEntries } from './actionEntries';

export interface FoldedActionsProps {
  readonly actions: readonly PointItem<'tasklist.navbar.action'>[];
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly commands: Pick<Commands, 'run' | 'hint'>;
}

export default function FoldedActions({ actions, step, onStep, commands }: FoldedActionsProps) {
  const { t } = useShellText();
  const place = useRef<HTMLSpanElement>(null);
  const folded = Math.max(0, step);
  const needed = useRef(new Map<number, number>());
  const labels = actions.map(({ key, label }) => `${key} ${label}`).join('\n');

  const fit = useEffectEvent(() => {
    const header = place.current?.parentElement;
    if (header == null) return;
    const { clientWidth, scrollWidth } = header;
    if (scrollWidth > clientWidth && step < actions.length) {
      needed.current.set(step, scrollWidth);
      onStep(step + 1);
    } else if (step >= 0 && clientWidth >= (needed.current.get(step - 1) ?? 0)) {
      onStep(step - 1);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, or other actions, need another width
  useLayoutEffect(() => {
    needed.current.clear();
  }, [labels]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one step at a time, before anything is painted
  useLayoutEffect(() => fit(), [step, labels]);

  useLayoutEffect(() => {
    const header = place.current?.parentElement;
    if (header == null) return;
    const observer = new ResizeObserver(() => fit());
    observer.observe(header);
    return () => observer.disconnect();
  }, []);

  return (
    <span ref={place} data-wide hidden={folded === 0}>
      {folded > 0 && (
        <MenuButton
          label={t('header.more')}
          icon="more"
          isIconOnly
          align="end"
          entries={actionEntries(actions.slice(-folded), commands)}
        />
      )}
    </span>
  );
}
