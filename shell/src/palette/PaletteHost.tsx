import { type Commands, useCommand } from '@taskweave/plugin-sdk';
import { typeAhead } from '@taskweave/widgets/typeAhead';
import { type ComponentType, useState } from 'react';
import { useShellText } from '../i18n/useShellText';
import type { CommandPaletteProps } from './CommandPalette';

/** Id of the command that opens the palette. */
export const PALETTE_COMMAND = 'help.palette';

export interface PaletteHostProps {
  readonly commands: Commands;
  /** The code of the palette could not be loaded. */
  readonly onFailure: () => void;
}

/** Opens the palette by its keys, and loads its code only then. What is typed meanwhile stands in it when it comes. */
export function PaletteHost({ commands, onFailure }: PaletteHostProps) {
  const { t } = useShellText();
  const [isOpen, setIsOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<CommandPaletteProps> | null>(null);

  useCommand({
    id: PALETTE_COMMAND,
    label: t('palette.title'),
    group: 'help',
    keys: ['Mod+K'],
    isKeysOnly: true,
    run: () => {
      setIsOpen(true);
      const end = typeAhead(() => setIsOpen(false));
      // It may take the focus at once.
      if (Palette !== null) end();
      loadPalette().then(
        (palette) => {
          end();
          setPalette(() => palette);
        },
        () => {
          end();
          setIsOpen(false);
          onFailure();
        },
      );
    },
  });

  if (!isOpen || Palette === null) return null;
  return <Palette commands={commands} onClose={() => setIsOpen(false)} />;
}

/** Fetches the code ahead of its use. */
export function prefetchPalette(): void {
  loadPalette().catch(() => undefined);
}

function loadPalette(): Promise<ComponentType<CommandPaletteProps>> {
  return import(/* webpackChunkName: "palette" */ './CommandPalette').then((module) => module.CommandPalette);
}
