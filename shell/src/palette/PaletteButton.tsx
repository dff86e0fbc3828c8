import { type Commands, useCommandHint } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { Kbd } from '@taskweave/ui/kbd';
import { useShellText } from '../i18n/useShellText';
import styles from './PaletteButton.module.css';
import { PALETTE_COMMAND, prefetchPalette } from './PaletteHost';

export function PaletteButton({ commands }: { readonly commands: Commands }) {
  const { t } = useShellText();
  const hint = useCommandHint(PALETTE_COMMAND);
  return (
    <button
      type="button"
      className={styles.button}
      // The name includes the visible shortcut, so that users of speech input can say what they see.
      aria-label={`${t('palette.title')} ${hint}`.trim()}
      aria-haspopup="dialog"
      onClick={() => commands.run(PALETTE_COMMAND)}
      onPointerEnter={prefetchPalette}
      onFocus={prefetchPalette}
    >
      <Icon name="search" />
      <span className={styles.text}>{t('palette.title')}</span> {hint !== '' && <Kbd keys={hint} />}
    </button>
  );
}
