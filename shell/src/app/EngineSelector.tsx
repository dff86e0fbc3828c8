import { MenuButton } from '@taskweave/ui/menu-button';
import { useShellText } from '../i18n/useShellText';

export interface EngineSelectorProps {
  readonly engine: string;
  readonly engines: readonly string[];
  /** Address of this application on an engine. */
  readonly addressOf: (engine: string) => string;
}

/** The other engines of the server, where there are several. */
export function EngineSelector({ engine, engines, addressOf }: EngineSelectorProps) {
  const { t } = useShellText();
  return (
    <MenuButton
      label={t('menu.engine', { engine })}
      entries={[
        { kind: 'heading', id: 'heading', label: t('menu.engines') },
        ...engines.map((name) => ({
          kind: 'link' as const,
          id: name,
          label: name,
          href: addressOf(name),
          ...(name === engine && { icon: 'check' as const }),
        })),
      ]}
    >
      <span className="brand-engine">{engine}</span>
    </MenuButton>
  );
}
