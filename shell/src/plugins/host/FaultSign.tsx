import { lazyPart } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { useRef, useState } from 'react';
import { useShellText } from '../../i18n/useShellText';
import { FaultCard, type FaultCardProps } from './FaultCard';

export interface FaultSignProps extends FaultCardProps {
  readonly close?: (() => void) | undefined;
}

const Popover = lazyPart(async () => {
  const { Popover: loaded } = await import(/* webpackChunkName: "popover" */ '@taskweave/ui/popover');
  return { default: loaded };
});

export function FaultSign({ close, ...props }: FaultSignProps) {
  const { t } = useShellText();
  const [isOpen, setIsOpen] = useState(close !== undefined);
  const label = t('plugin.failed', { name: props.name });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="warning"
        size="sm"
        label={label}
        data-quiet
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Popover label={label} anchor={button} onClose={handleClose}>
          <FaultCard {...props} />
        </Popover>
      )}
    </>
  );

  function handleClose(): void {
    setIsOpen(false);
    close?.();
  }
}
