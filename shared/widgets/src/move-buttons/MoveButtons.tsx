import { IconButton, type IconButtonProps } from '@taskweave/ui/icon-button';

export interface MoveButtonsProps extends Pick<IconButtonProps, 'size'> {
  readonly labels: { readonly up: string; readonly down: string };
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

export function MoveButtons({ labels, isFirst, isLast, onMove, ...look }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        {...look}
        icon="chevron-up"
        label={labels.up}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        {...look}
        icon="chevron-down"
        label={labels.down}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}
