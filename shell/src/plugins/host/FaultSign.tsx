import { lazyPart } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { useRef, useState } from 'react';
import { useShellText } from '../../i18n/useShellText';
import type { FaultCardProps } from './FaultCard';

export interface FaultSignProps extends FaultCardProps {
  /** Closes what somebody has opened: that gets the card at once. */
  readonly close?: (() => void) | undefined;
}

const FaultPopover = lazyPart(() => import(/* webpackChunkName: "fault-popover" */ './FaultPopover'));

/** Stands in for a contribution that does not work where a card would push the page away; opens the card. */
export function FaultSign({ close, ...props }: FaultSignProps) {
  const { t } = useShellText();
  const [isOpen, setIsOpen] = useState(close !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="warning"
        size="sm"
        label={t('plugin.failed', { name: props.name })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <FaultPopover {...props} anchor={button} onClose={handleClose} />}
    </>
  );

  function handleClose(): void {
    setIsOpen(false);
    close?.();
  }
}
