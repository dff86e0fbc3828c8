import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactNode, type RefObject, use } from 'react';
import { OverlayOwner } from '../overlays/OverlayOwner';
import { useOverlayRoot } from '../overlays/OverlayRoot';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** Name for screen readers: what is edited here. */
  readonly label: string;
  /** The control that it is placed next to, which gets the focus on closing. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Called on Escape or an outside press. */
  readonly onClose: () => void;
  /** Gets the focus when it closes, where that is not the control. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Focused on opening; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/**
 * A small panel next to a control, open while it is mounted. The page stays usable; closing it returns the focus to the control.
 * Load it lazily: it includes the positioning code.
 */
export function Popover(props: PopoverProps) {
  const { label, anchor, onClose, initialFocus, finalFocus = anchor, children } = props;
  const owner = use(OverlayOwner);
  const overlayRoot = useOverlayRoot();
  return (
    <BasePopover.Root
      open
      onOpenChange={(next, details) => {
        if (next) return;
        // A press on the control closes the popover by itself; closing it here would let that press open it again.
        const { event, reason } = details;
        const isOnControl = event.target instanceof Node && anchor.current?.contains(event.target);
        if (isOnControl && reason !== 'escape-key') {
          details.cancel();
          return;
        }
        onClose();
      }}
    >
      <BasePopover.Portal container={overlayRoot}>
        <BasePopover.Positioner
          className={styles.positioner}
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <BasePopover.Popup
            className={styles.popup}
            aria-label={label}
            data-plugin={owner ?? undefined}
            finalFocus={finalFocus}
            {...(initialFocus && { initialFocus })}
          >
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
