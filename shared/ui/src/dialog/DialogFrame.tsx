import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ComponentProps, type ReactNode, type Ref, use } from 'react';
import { OverlayOwner } from '../overlays/OverlayOwner';
import { useOverlayRoot } from '../overlays/OverlayRoot';
import styles from './Dialog.module.css';

export interface DialogFrameProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly closesOnOutsidePress?: boolean;
  readonly size: 'sm' | 'md' | 'lg' | 'palette';
  readonly label?: string;
  readonly initialFocus: ComponentProps<typeof BaseDialog.Popup>['initialFocus'];
  readonly finalFocus?: ComponentProps<typeof BaseDialog.Popup>['finalFocus'];
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

export function DialogFrame(props: DialogFrameProps) {
  const {
    isOpen,
    onClose,
    closesOnOutsidePress = true,
    size,
    label,
    initialFocus,
    finalFocus,
    ref,
    children,
  } = props;
  const owner = use(OverlayOwner);
  const overlayRoot = useOverlayRoot();
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      disablePointerDismissal={!closesOnOutsidePress}
    >
      <BaseDialog.Portal container={overlayRoot}>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            ref={ref}
            className={styles.dialog}
            aria-label={label}
            data-plugin={owner ?? undefined}
            data-size={size}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
