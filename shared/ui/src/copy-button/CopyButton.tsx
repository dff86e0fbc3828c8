import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import type { IconName } from '../icon/Icon';
import { KIT_TEXTS } from '../kit-text/kitTexts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { useCopied } from './useCopied';

export interface CopyButtonProps {
  /** Name of the button: "Copy business key". */
  readonly label: string;
  /** A function is called when the button is pressed. */
  readonly text: string | (() => string);
  readonly icon?: IconName | undefined;
  /** Shows the label beside the icon. */
  readonly hasText?: boolean | undefined;
}

/** Copies a text, and shows for 1.2 seconds whether the browser allowed it. */
export function CopyButton({ label, text, icon = 'copy', hasText = false }: CopyButtonProps) {
  const { t } = useTexts(KIT_TEXTS);
  const [status, copy] = useCopied();
  const said = status === null ? '' : t(`copy.${status}`);
  const name = said === '' ? label : said;
  const button = {
    size: 'sm',
    icon: status === 'copied' ? 'check' : status === 'failed' ? 'warning' : icon,
    onClick: () => copy(typeof text === 'string' ? text : text()),
  } as const;
  return (
    <>
      {hasText ? (
        <Button {...button} variant="secondary">
          {name}
        </Button>
      ) : (
        <IconButton {...button} label={name} />
      )}
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  );
}
