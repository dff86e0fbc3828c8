import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../button/IconButton';
import styles from './Dialog.module.css';
import { DialogFrame } from './DialogFrame';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, the close button or an outside press. The caller decides whether to close it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  /** 420, 560 or 800 pixels; the whole screen on a phone. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly children?: ReactNode;
  /** The main button first. The footer never scrolls away. */
  readonly footer?: ReactNode;
  /** Makes body and footer one form, so that Enter submits it and the footer can contain a submit button. */
  readonly onSubmit?: (() => void) | undefined;
  /** False where an accidental outside press would lose work. */
  readonly closesOnOutsidePress?: boolean | undefined;
  /** Focused on opening; by default the first control of body and footer, or the dialog itself while they have none. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus when it closes, where that is not what had it before. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A modal dialog. When it closes, the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, size = 'md', closesOnOutsidePress = true } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame
      ref={popup}
      isOpen={isOpen}
      onClose={onClose}
      closesOnOutsidePress={closesOnOutsidePress}
      size={size}
      // The close button is the only control while the content is loading, and must not take the focus.
      initialFocus={props.initialFocus ?? (() => hasControl(popup.current) || popup.current)}
      finalFocus={props.finalFocus}
    >
      <div className={styles.head}>
        <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
        {description && (
          <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
        )}
      </div>
      <DialogContent {...props} />
      {/* The close button is last in DOM order, so that the focus begins in the body. */}
      <span className={styles.close}>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </span>
    </DialogFrame>
  );
}

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

function hasControl(popup: HTMLElement | null): boolean {
  return (popup?.querySelectorAll(CONTROLS).length ?? 0) > 1;
}

function DialogContent({ children, footer, onSubmit }: DialogProps) {
  const parts = (
    <>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
  if (onSubmit === undefined) return <div className={styles.content}>{parts}</div>;
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    // A dialog may be inside another form in React's tree, though not in the DOM.
    event.stopPropagation();
    onSubmit?.();
  }
  return (
    <form className={styles.content} noValidate onSubmit={handleSubmit}>
      {parts}
    </form>
  );
}
