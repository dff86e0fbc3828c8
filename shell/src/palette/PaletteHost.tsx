import { type Commands, useCommand } from '@taskweave/plugin-sdk';
import { typeAhead } from '@taskweave/widgets/typeAhead';
import { type ComponentType, useState } from 'react';
import { useShellText } from '../i18n/useShellText';
import type { CommandPaletteProps } from './CommandPalette';

export const PALETTE_COMMAND = 'help.palette';

export interface PaletteHostProps {
  readonly commands: Commands;
  readonly onFailure: () => void;
  readonly load?: typeof loadPalette;
}

export function PaletteHost({ commands, onFailure, load = loadPalette }: PaletteHostProps) {
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
      if (Palette !== null) end();
      load().then(
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

export function prefetchPalette(): void {
  loadPalette().catch(() => undefined);
}

function loadPalette(): Promise<ComponentType<CommandPaletteProps>> {
  return import(/* webpackChunkName: "palette" */ './CommandPalette').then((module) => module.CommandPalette);
}
